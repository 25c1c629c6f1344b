import * as passwordLinkTexts from "../../content/pages/password-links.ts";
/** Whom to ask for a link where no mail is sent. */
export function AskColleague() {
  return (
    <>
      <p>{passwordLinkTexts.forgotPasswordHint}</p>
      <p>
        {passwordLinkTexts.serverCommandHint} <code>{passwordLinkTexts.serverCommand}</code>
      </p>
    </>
  );
}
