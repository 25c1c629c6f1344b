import { Button, Icon } from "@ministry/shared-ui";
import { useEffect, useId, useRef, useState } from "react";
import * as noticeTexts from "../../content/layout/notices.ts";
import { runOutbox } from "../../outbox/device/background.ts";
import { UnlockNotice } from "../../outbox/device/unlock-notice.tsx";
import { OwnPasswordNotice } from "../../session/passwords/own-password-notice.tsx";
import { usePortal } from "../../session/portal.tsx";
import { SavedCopyNotice } from "../../session/saved-reads/saved-copy-notice.tsx";
import { AllowedScreen } from "./allowed-screen.tsx";
import { Bell } from "./menus/bell.tsx";
import { NewMenu } from "./menus/new-menu.tsx";
import { Search } from "./search/search.tsx";
import { SessionNotice } from "./session-notice.tsx";
import { Sidebar } from "./menus/sidebar.tsx";
import { StepUpQuestion } from "./step-up-question.tsx";
import { UserMenu } from "./menus/user-menu.tsx";
import css from "./layout.module.css";

/** From this width on the sidebar stands beside the page; below, it lies over it. */
const deskWidth = "(min-width: 64rem)";

const onDesk = () => window.matchMedia?.(deskWidth).matches ?? true;

/** Sidebar and top bar around every screen but the sign-in. */
export function AdminLayout() {
  const { outbox, host } = usePortal();
  const [open, setOpen] = useState(onDesk);
  const sidebar = useId();
  const main = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  // What waits is sent for as long as the portal is open.
  useEffect(() => runOutbox(outbox, host.background), [outbox, host]);
  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <div
      className={css.layout}
      data-open={open || undefined}
      onKeyDown={(event) => {
        if (event.key === "Escape" && open && !onDesk()) close();
      }}
    >
      <SkipLink onSkip={() => main.current?.focus()} />
      <header className={css.topBar} data-ground="deep">
        <Button
          ref={toggle}
          variant="quiet"
          aria-label={open ? noticeTexts.closeSidebar : noticeTexts.openSidebar}
          aria-expanded={open}
          aria-controls={sidebar}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? "close" : "menu"} />
        </Button>
        <span className={css.brand}>{noticeTexts.adminPortal}</span>
        <Search />
        <div className={css.tools}>
          <NewMenu />
          <Bell />
          <UserMenu />
        </div>
      </header>
      <div className={css.side}>
        <Sidebar id={sidebar} open={open} onChosen={() => !onDesk() && setOpen(false)} onClose={close} />
        {open && <div className={css.scrim} onClick={() => setOpen(false)} />}
      </div>
      <main id="content" ref={main} className={css.main} tabIndex={-1}>
        <SessionNotice />
        <UnlockNotice />
        <OwnPasswordNotice />
        <SavedCopyNotice />
        <AllowedScreen />
        <StepUpQuestion />
      </main>
    </div>
  );
}

function SkipLink({ onSkip }: { onSkip: () => void }) {
  return (
    <a
      className={css.skip}
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        onSkip();
      }}
    >
      {noticeTexts.skipToContent}
    </a>
  );
}
