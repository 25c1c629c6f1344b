import { Button, Notice, useToast } from "@ministry/shared-ui";
import css from "../proof/second-factor.module.css";

const fileOf = (codes: readonly string[]) =>
  `Recovery codes for the ministry portal (${location.host})\nEach works once, in the place of the app or passkey.\n\n${codes.join("\n")}\n`;

/** New recovery codes, which are shown this once: to be noted down before one goes on. */
export function RecoveryCodes({ codes, onNoted }: { codes: readonly string[]; onNoted: () => void }) {
  const toast = useToast();
  const copy = () =>
    void navigator.clipboard.writeText(codes.join("\n")).then(
      () => toast("Codes copied"),
      () => toast({ tone: "danger", text: "The codes could not be copied. Please write them down." }),
    );
  return (
    <div className={css.group}>
      <Notice tone="warning" role="status" title="Note down these recovery codes now.">
        <p>
          They are shown this once. When your phone is lost, each of them signs you in one time. Keep them
          where the phone is not.
        </p>
      </Notice>
      <ul role="list" className={css.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Button onClick={onNoted}>I have noted them down</Button>
        <Button variant="secondary" onClick={copy}>
          Copy
        </Button>
        <a
          className={css.link}
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(fileOf(codes))}`}
        >
          Save as a file
        </a>
      </div>
    </div>
  );
}
