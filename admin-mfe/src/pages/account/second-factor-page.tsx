import { Notice } from "@ministry/shared-ui";
import { useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import * as accountPageTexts from "../../content/pages/account.ts";
import { Page } from "../../screen/page.tsx";
import { usePortal } from "../../session/portal.tsx";
import { returnPath } from "../../session/return-to.ts";
import { SecondFactorPart } from "./second-factor-part.tsx";

/** Where somebody is led whom the server asks for a second factor first; leads on to where they wanted to go. */
export function SecondFactorPage() {
  const { sessions } = usePortal();
  const navigate = useNavigate();
  const { state } = useLocation();
  // Once asked for it stays so here: it is over with the first code, and the recovery codes are still to be noted. After
  // a reload the first answer of the server says so.
  const isAsked = useSyncExternalStore(sessions.subscribe, sessions.mustEnrol);
  const [mustEnrol, setMustEnrol] = useState(isAsked);
  if (isAsked && !mustEnrol) setMustEnrol(true);
  return (
    <Page title={accountPageTexts.secondFactor}>
      {mustEnrol && (
        <Notice role="status" title={accountPageTexts.setUpSecondFactor}>
          <p>{accountPageTexts.secondFactorRequired}</p>
        </Notice>
      )}
      <SecondFactorPart onEnrolled={() => mustEnrol && void navigate(returnPath(state), { replace: true })} />
    </Page>
  );
}
