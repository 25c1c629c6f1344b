import { Icon } from "@ministry/shared-ui";
import { useDeferredValue, useId, useRef, useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router-dom";
import * as searchTexts from "../../../content/layout/search.ts";
import { SearchPanel } from "./search-panel.tsx";
import { useSearch } from "./use-search.ts";
import css from "./search.module.css";

const shortestText = 2;

/** What is typed, whether the list is open, and which result is chosen in it. */
function useCombobox() {
  const [text, setText] = useState("");
  const [closed, setClosed] = useState(false);
  const [active, setActive] = useState<number>();
  const list = useId();
  const navigate = useNavigate();
  const wanted = useDeferredValue(text.trim());
  const open = !closed && text.trim().length >= shortestText;
  const results = useSearch(wanted, open);
  const { shown } = results;
  const idOf = (at: number) => `${list}-${at}`;
  const chosen = active !== undefined && active < shown.length ? active : undefined;

  const search = (value: string) => {
    setText(value);
    setClosed(false);
    setActive(undefined);
  };
  const choose = (at: number) => {
    setActive(at);
    document.getElementById(idOf(at))?.scrollIntoView?.({ block: "nearest" });
  };
  const goTo = (address: string | undefined) => {
    if (address === undefined) return;
    search("");
    void navigate(address);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && text !== "") {
      event.preventDefault();
      if (open) setClosed(true);
      else search("");
      return;
    }
    if (event.key === "ArrowDown" && closed) setClosed(false);
    const next = open ? nextOf(event.key, chosen, shown.length) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  return {
    ...{ text, list, idOf, open, wanted, results, chosen, search, onKeyDown },
    setClosed,
    submit: () => open && goTo(shown[chosen ?? 0]?.to),
  };
}

/**
 * The search box: finds projects, achievements, events and documents by title (AMB-25). A combobox whose list takes
 * no focus (WAI-ARIA APG, "Editable combobox with list autocomplete"): arrows, Home and End choose a result, Enter
 * opens it or the first, Escape closes the list and then empties the box.
 */
export function Search() {
  const box = useRef<HTMLFormElement>(null);
  const { text, list, idOf, open, wanted, results, chosen, search, onKeyDown, setClosed, submit } =
    useCombobox();
  return (
    <form
      ref={box}
      role="search"
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) setClosed(true);
      }}
    >
      <Icon name="search" />
      <input
        type="search"
        role="combobox"
        aria-label={searchTexts.search}
        placeholder={searchTexts.searchTitles}
        autoComplete="off"
        enterKeyHint="go"
        aria-autocomplete="list"
        aria-expanded={open && results.shown.length > 0}
        aria-controls={list}
        aria-activedescendant={open && chosen !== undefined ? idOf(chosen) : undefined}
        value={text}
        onChange={({ target }) => search(target.value)}
        onFocus={() => setClosed(false)}
        onKeyDown={onKeyDown}
        className={css.box}
        dir="auto"
      />
      <SearchPanel {...{ list, idOf, open, wanted, results }} active={chosen} onChosen={() => search("")} />
    </form>
  );
}

/** Which result a key leads to; Home and End belong to the text until one is chosen. */
function nextOf(key: string, at: number | undefined, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return at === undefined ? 0 : (at + 1) % count;
  if (key === "ArrowUp") return at === undefined ? count - 1 : (at + count - 1) % count;
  if (at === undefined) return undefined;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
