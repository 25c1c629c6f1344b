import { Button, ErrorSummary } from "@ministry/shared-ui";
import { useState, type FormEvent } from "react";
import * as secondFactorTexts from "../../../content/accounts/second-factor.ts";
import { messageOf } from "../../../lib/failures.ts";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { ProofField } from "../proof/proof-field.tsx";
import { QrCode } from "./qr-code.tsx";
import { useSecondFactorCalls } from "../proof/use-calls.ts";
import css from "../proof/second-factor.module.css";

export interface TotpSetUpProps {
  /** What the server made for the app. */
  begun: { secret: string; uri: string };
  /** With the recovery codes that came with a first factor. */
  onDone: (recoveryCodes: string[]) => Promise<void>;
  onCancel: () => void;
}

/** In groups of four, as people type it. */
const grouped = (secret: string) => secret.replaceAll(/(.{4})(?!$)/g, "$1 ");

/** Takes an authenticator app into use: its picture or secret goes into the app, and the app's first code comes back. */
export function TotpSetUp({ begun, onDone, onCancel }: TotpSetUpProps) {
  const calls = useSecondFactorCalls();
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string>();
  const { run, working } = useOneAtATime();

  const submit = async () => {
    if (code.trim() === "") return setProblem(secondFactorTexts.enterCodeThatAppShows);
    setProblem(undefined);
    try {
      await onDone(await calls.confirmTotp(code));
    } catch (error) {
      setProblem(messageOf(error, secondFactorTexts.codeCouldNotBeChecked));
      setCode("");
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(submit);
  };
  return (
    <form noValidate className={css.form} onSubmit={onSubmit}>
      <ErrorSummary errors={problem === undefined ? [] : [{ message: problem }]} />
      <p>{secondFactorTexts.authenticatorAppHint}</p>
      <QrCode text={begun.uri} label={secondFactorTexts.pictureForAuthenticatorApp} />
      <p>
        {secondFactorTexts.typeSecretHint}{" "}
        <code className={css.secret} aria-label={secondFactorTexts.secret}>
          {grouped(begun.secret)}
        </code>
      </p>
      <p>
        <a className={css.link} href={begun.uri}>
          {secondFactorTexts.openInAppOnThisDevice}
        </a>
      </p>
      <ProofField method="totp" value={code} onChange={setCode} />
      <div className={css.buttons}>
        <Button type="submit" pending={working}>
          {secondFactorTexts.confirm}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {secondFactorTexts.cancel}
        </Button>
      </div>
    </form>
  );
}
