import { Banner, LinkButton, Wrap } from "@ministry/shared-ui";
import { Link } from "react-router-dom";
import { notFoundTexts } from "../../content/not-found.ts";
import { paths } from "../../paths.ts";
import { Head } from "../../site/head.tsx";
import css from "./not-found-page.module.css";

/** An address nobody answers for: says so and shows the ways on. */
export function NotFoundPage() {
  return (
    <>
      <Head title={notFoundTexts.title} />
      <Banner title={notFoundTexts.title} lead={notFoundTexts.lead}>
        <LinkButton to={paths.home}>{notFoundTexts.home}</LinkButton>
      </Banner>
      <Wrap>
        <h2 className={css.title}>{notFoundTexts.ways}</h2>
        <ul className={css.list} role="list">
          {notFoundTexts.links.map(({ to, label, text }) => (
            <li key={to} className={css.entry}>
              <Link to={to}>{label}</Link>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Wrap>
    </>
  );
}
