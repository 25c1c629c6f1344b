import { Button, ErrorSummary } from "@ministry/shared-ui";
import { useRef, useState, type FormEvent } from "react";
import { messageOf } from "../../../lib/failures.ts";
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
  const [working, setWorking] = useState(false);
  const busy = useRef(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    if (code.trim() === "") return setProblem("Enter the code that the app shows.");
    busy.current = true;
    setWorking(true);
    setProblem(undefined);
    try {
      await onDone(await calls.confirmTotp(code));
    } catch (error) {
      setProblem(messageOf(error, "The code could not be checked."));
      setCode("");
    } finally {
      busy.current = false;
      setWorking(false);
    }
  };
  return (
    <form noValidate className={css.form} onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={problem === undefined ? [] : [{ message: problem }]} />
      <p>Open an authenticator app on your phone, add an account, and point the camera at this picture.</p>
      <QrCode text={begun.uri} label="Picture for the authenticator app" />
      <p>
        No camera? Type this secret into the app:{" "}
        <code className={css.secret} aria-label="Secret">
          {grouped(begun.secret)}
        </code>
      </p>
      <p>
        <a className={css.link} href={begun.uri}>
          Open in an app on this device
        </a>
      </p>
      <ProofField method="totp" value={code} onChange={setCode} />
      <div className={css.buttons}>
        <Button type="submit" pending={working}>
          Confirm
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
