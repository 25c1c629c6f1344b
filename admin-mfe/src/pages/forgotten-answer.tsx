import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { recoveryQuery } from "../features/recovery/recovery-query.ts";
import { paths } from "../paths.ts";
import { useApi } from "../session/portal.tsx";
import { AskColleague } from "./ask-colleague.tsx";

/** What to do about a forgotten password: a mail where the server can send one, else whom to ask. */
export function ForgottenAnswer() {
  const { data } = useQuery(recoveryQuery(useApi()));
  if (data?.mail !== true) return <AskColleague />;
  return (
    <p>
      <Link to={paths.forgotPassword}>Get a one-time link by mail</Link>. It opens a page where you choose a
      new password, works once and ends after a day.
    </p>
  );
}
