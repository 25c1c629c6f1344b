import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import * as passwordLinkTexts from "../../content/pages/password-links.ts";
import { ForgotForm } from "../../features/recovery/forgot-form.tsx";
import { recoveryQuery } from "../../features/recovery/recovery-query.ts";
import { paths } from "../../paths.ts";
import { isUnknownHere } from "../../screen/host-addition.tsx";
import { QueryView, SkeletonRows } from "../../screen/query-view.tsx";
import { useApi } from "../../session/portal.tsx";
import { AskColleague } from "./ask-colleague.tsx";
import { Entrance } from "./entrance.tsx";
import css from "./login.module.css";

/** `/AdminForgotPassword`: a link by mail where the server can send one, else whom to ask. */
export function ForgotPasswordPage() {
  const query = useQuery(recoveryQuery(useApi()));
  return (
    <Entrance title={passwordLinkTexts.forgotPassword}>
      {isUnknownHere(query.error) ? (
        <AskColleague />
      ) : (
        <QueryView
          query={query}
          failure={passwordLinkTexts.mailAvailabilityUnknown}
          skeleton={<SkeletonRows count={2} />}
        >
          {({ mail }) => (mail ? <ByMail /> : <AskColleague />)}
        </QueryView>
      )}
      <Link className={css.link} to={paths.login}>
        {passwordLinkTexts.backToSignIn}
      </Link>
    </Entrance>
  );
}

function ByMail() {
  return (
    <>
      <p>{passwordLinkTexts.sendLinkHint}</p>
      <ForgotForm />
    </>
  );
}
