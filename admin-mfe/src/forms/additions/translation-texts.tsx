import { languages, type Language } from "@ministry/api-client";
import { Disclosure, Select, TextArea, TextField } from "@ministry/shared-ui";
import { useState } from "react";
import * as words from "../../content/records/additions.ts";
import type { FieldTie } from "../draft/use-form-controls.ts";
import css from "../forms.module.css";
import { translatableTexts, type Kind, type TranslationValues } from "./translation-values.ts";

export interface TranslationTextsProps<K extends Kind> {
  kind: K;
  values: TranslationValues<K> & { language: string };
  /** What the record's own fields are called. */
  labels: Readonly<Record<string, string>>;
  field: (name: "language" | (keyof TranslationValues<K> & string)) => FieldTie;
}

/** Texts of one line; all others have several. */
const isShort = (text: string) => /^(title|ministry|component)/.test(text);

/** The choice of the record's own language, and below it the texts in each of the others. */
export function TranslationTexts<K extends Kind>(props: TranslationTextsProps<K>) {
  const { values, field } = props;
  const others = languages.filter((language) => language !== values.language);
  return (
    <div className={css.fields}>
      <Select
        label={words.languageQuestion}
        hint={words.languageHint}
        options={languages.map((value) => ({ value, label: words.languages[value] }))}
        {...field("language")}
      />
      {others.map((language) => (
        <TextsInLanguage key={language} {...props} language={language} />
      ))}
    </div>
  );
}

function TextsInLanguage<K extends Kind>({
  kind,
  values,
  labels,
  field,
  language,
}: TranslationTextsProps<K> & { language: Language }) {
  const texts: readonly string[] = translatableTexts[kind];
  const given = values as Record<string, string>;
  const done = texts.filter((text) => given[`${language}.${text}`]?.trim()).length;
  const name = words.languages[language];
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={words.translationInto(name, done, texts.length)} open={isOpen} onToggle={setOpen}>
      {isOpen && (
        <div className={css.fields} role="group" aria-label={words.textsIn(name)}>
          {texts.map((text) => {
            const Field = isShort(text) ? TextField : TextArea;
            return (
              <Field
                key={text}
                label={words.translated(labels[text] ?? text, name)}
                lang={language}
                {...field(`${language}.${text}` as keyof TranslationValues<K> & string)}
              />
            );
          })}
        </div>
      )}
    </Disclosure>
  );
}
