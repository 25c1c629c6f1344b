import { languages, type Language } from "@ministry/api-client";
import { Disclosure, Select, TextArea, TextField } from "@ministry/shared-ui";
import * as words from "../../content/records/additions.ts";
import type { FieldTie } from "../draft/use-form-controls.ts";
import { useState } from "react";
import css from "../forms.module.css";
import { translatableTexts, type Kind, type TranslationValues } from "./translation-values.ts";

export interface TranslationFieldsProps<K extends Kind> {
  kind: K;
  values: TranslationValues<K> & { language: string };
  /** What the record's own fields are called. */
  labels: Readonly<Record<string, string>>;
  field: (name: "language" | (keyof TranslationValues<K> & string)) => FieldTie;
}

/** Texts of one line; all others have several. */
const isShort = (text: string) => /^(title|ministry|component)/.test(text);

/** The language a record is written in, and its texts in the others; all of it optional. */
export function TranslationFields<K extends Kind>({
  kind,
  values,
  labels,
  field,
}: TranslationFieldsProps<K>) {
  const [isOpen, setOpen] = useState(false);
  const others = languages.filter((language) => language !== values.language);
  return (
    <Disclosure summary={words.languagesTitle} open={isOpen} onToggle={setOpen}>
      {/* A form of thirty more fields is made only where somebody wants them. */}
      {isOpen && (
        <div className={css.fields}>
          <Select
            label={words.languageQuestion}
            hint={words.languageHint}
            options={languages.map((value) => ({ value, label: words.languages[value] }))}
            {...field("language")}
          />
          {others.map((language) => (
            <TextsInLanguage key={language} {...{ kind, values, labels, field, language }} />
          ))}
        </div>
      )}
    </Disclosure>
  );
}

function TextsInLanguage<K extends Kind>({
  kind,
  values,
  labels,
  field,
  language,
}: TranslationFieldsProps<K> & { language: Language }) {
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
