import { Button, Notice, useToast } from "@ministry/shared-ui";
import * as secondFactorTexts from "../../../content/accounts/second-factor.ts";
import css from "../proof/second-factor.module.css";

const fileOf = (codes: readonly string[]) =>
  secondFactorTexts.recoveryCodesFile(location.host, codes.join("\n"));

/** New recovery codes, which are shown this once: to be noted down before one goes on. */
export function RecoveryCodes({ codes, onNoted }: { codes: readonly string[]; onNoted: () => void }) {
  const toast = useToast();
  const copy = () =>
    void navigator.clipboard.writeText(codes.join("\n")).then(
      () => toast(secondFactorTexts.codesCopied),
      () => toast({ tone: "danger", text: secondFactorTexts.codesCouldNotBeCopied }),
    );
  return (
    <div className={css.group}>
      <Notice tone="warning" role="status" title={secondFactorTexts.noteDownCodes}>
        <p>{secondFactorTexts.recoveryCodesHint}</p>
      </Notice>
      <ul role="list" className={css.codes} aria-label={secondFactorTexts.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Button onClick={onNoted}>{secondFactorTexts.codesNotedDown}</Button>
        <Button variant="secondary" onClick={copy}>
          {secondFactorTexts.copy}
        </Button>
        <a
          className={css.link}
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(fileOf(codes))}`}
        >
          {secondFactorTexts.saveAsFile}
        </a>
      </div>
    </div>
  );
}
