import { Icon } from "@ministry/shared-ui";
import { Link } from "react-router-dom";
import css from "./more-link.module.css";

/** The way from a card to the page behind it. `about` tells equal links apart for those who hear them. */
export function MoreLink({ to, label, about }: { to: string; label: string; about: string }) {
  return (
    <Link className={css.more} to={to} aria-label={`${label}: ${about}`}>
      {label} <Icon name="arrow" />
    </Link>
  );
}
