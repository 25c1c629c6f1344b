import { Link } from "react-router-dom";
import { waysOn } from "../content/ways-on.ts";
import css from "./ways-on.module.css";

/** What people look for most, for those who have not found it yet. `leaveOut`: the page it stands on. */
export function WaysOn({ leaveOut }: { leaveOut?: string }) {
  return (
    <ul className={css.list} role="list">
      {waysOn
        .filter(({ to }) => to !== leaveOut)
        .map(({ to, label, text }) => (
          <li key={to} className={css.entry}>
            <Link to={to}>{label}</Link>
            <span>{text}</span>
          </li>
        ))}
    </ul>
  );
}
