import type { Challenge, Method, Proof } from "@ministry/api-client/second-factor";
import { Button, ErrorSummary } from "@ministry/shared-ui";
import { useState, type FormEvent, type ReactNode } from "react";
import * as proofTexts from "../../../content/accounts/proof.ts";
import { messageOf } from "../../../lib/failures.ts";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { knowsPasskeys, passkeyProblem, answerWithPasskey } from "./passkey-browser.ts";
import { ProofField, type TypedMethod } from "./proof-field.tsx";
import css from "./second-factor.module.css";

export interface ProofFormProps {
  /** The ways that are open, and what the browser needs for a passkey. */
  challenge: Pick<Challenge, "methods" | "passkey">;
  /** The label of the button: a verb. */
  confirmLabel: string;
  /** Sends it to the server; a rejection is shown in the form. */
  onProof: (proof: Proof) => Promise<void>;
  /** Further buttons. */
  children?: ReactNode;
}

const otherWay: Record<TypedMethod, string> = proofTexts.otherWay;

const isTyped = (method: Method): method is TypedMethod => method !== "passkey";

/** Shows who one is: with a passkey, or by typing a code or the password. */
export function ProofForm({ challenge, confirmLabel, onProof, children }: ProofFormProps) {
  const typed = challenge.methods.filter(isTyped);
  const [method, setMethod] = useState<TypedMethod | undefined>(typed[0]);
  const [value, setValue] = useState("");
  const [problem, setProblem] = useState<string>();
  const { run, working } = useOneAtATime();

  const show = (proofOf: () => Proof | Promise<Proof>) =>
    run(async () => {
      setProblem(undefined);
      try {
        await onProof(await proofOf());
      } catch (error) {
        setProblem(passkeyProblem(error) ?? messageOf(error, proofTexts.checkFailed));
        setValue("");
      }
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() === "")
      setProblem(method === "password" ? proofTexts.enterYourPassword : proofTexts.enterCode);
    else void show(() => (method === "password" ? { password: value } : { code: value }));
  };
  const choose = (other: TypedMethod) => {
    setMethod(other);
    setValue("");
    setProblem(undefined);
  };
  const { passkey } = challenge;
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <ErrorSummary errors={problem === undefined ? [] : [{ message: problem }]} />
      {passkey && knowsPasskeys() && (
        <Button
          variant={method ? "secondary" : "primary"}
          pending={working}
          onClick={() => void show(async () => ({ passkey: await answerWithPasskey(passkey) }))}
        >
          {proofTexts.usePasskey}
        </Button>
      )}
      {method && <ProofField key={method} method={method} value={value} onChange={setValue} />}
      <div className={css.buttons}>
        {method && (
          <Button type="submit" pending={working}>
            {confirmLabel}
          </Button>
        )}
        <OtherWays methods={typed.filter((one) => one !== method)} onChoose={choose} />
        {children}
      </div>
    </form>
  );
}

interface OtherWaysProps {
  methods: readonly TypedMethod[];
  onChoose: (method: TypedMethod) => void;
}

const OtherWays = ({ methods, onChoose }: OtherWaysProps) =>
  methods.map((method) => (
    <Button key={method} variant="quiet" onClick={() => onChoose(method)}>
      {otherWay[method]}
    </Button>
  ));
