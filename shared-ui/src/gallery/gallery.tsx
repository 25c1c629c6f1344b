import { Banner } from "../components/banner/banner.tsx";
import { Section } from "../components/section/section.tsx";
import { ToastRegion } from "../components/toast/toast.tsx";
import { actionExamples } from "./action-examples.tsx";
import { contentExamples } from "./content-examples.tsx";
import type { Example } from "./example.ts";
import { formExamples } from "./form-examples.tsx";
import css from "./gallery.module.css";
import { illustrationExamples } from "./illustration-examples.tsx";
import { messageExamples } from "./message-examples.tsx";
import { tokenExamples } from "./token-examples.tsx";

/** All examples by group. */
export const groups: { title: string; examples: Example[] }[] = [
  { title: "Tokens", examples: tokenExamples },
  { title: "Actions", examples: actionExamples },
  { title: "Forms", examples: formExamples },
  { title: "Messages", examples: messageExamples },
  { title: "Content", examples: contentExamples },
  { title: "Illustrations", examples: illustrationExamples },
];

/** Every component with its variants on one page. */
export function Gallery() {
  return (
    <ToastRegion>
      <main>
        <Banner
          title="Components"
          lead="What the pages of the portal are made of, in the colour scheme of your device."
        />
        {groups.map(({ title, examples }) => (
          <Section key={title} title={title}>
            <div className={css.list}>
              {examples.map(({ name, Show }) => (
                <section key={name} className={css.example} aria-label={name}>
                  <h3 className={css.name}>{name}</h3>
                  <Show />
                </section>
              ))}
            </div>
          </Section>
        ))}
      </main>
    </ToastRegion>
  );
}
