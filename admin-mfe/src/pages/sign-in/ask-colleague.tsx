import * as passwordLinkTexts from "../../content/pages/password-links.ts";
/** Whom to ask for a link where no mail is sent. */
export function AskColleague() {
  return (
    <>
      <p>{passwordLinkTexts.askAdministratorForLink}</p>
      <p>
        {passwordLinkTexts.whoeverRunsServerMakesItWith}{" "}
        <code>{passwordLinkTexts.npmRunAdminResetPasswordEmail}</code>
      </p>
    </>
  );
}
