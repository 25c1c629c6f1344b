import type { Passkey } from "@ministry/api-client/second-factor";
import { TextField } from "@ministry/shared-ui";
import { useState } from "react";
import * as secondFactorTexts from "../../../content/accounts/second-factor.ts";
import { AskButton } from "../../../screen/ask-button.tsx";
import { Moment } from "../../../lib/moment.tsx";
import { BeginButton } from "./begin-button.tsx";
import { knowsPasskeys, makePasskey } from "../proof/passkey-browser.ts";
import { useSecondFactorCalls } from "../proof/use-calls.ts";
import entryList from "../../../screen/entry-list.module.css";
import css from "../proof/second-factor.module.css";

type OnChanged = (recoveryCodes?: string[]) => Promise<void>;

/** One's passkeys, by name: added on this device, removed. */
export function Passkeys({ passkeys, onChanged }: { passkeys: readonly Passkey[]; onChanged: OnChanged }) {
  return (
    <div className={css.group}>
      <h3 className={css.subtitle}>{secondFactorTexts.passkeys}</h3>
      <p>{secondFactorTexts.passkeyDescription}</p>
      {passkeys.length > 0 && (
        <ul role="list" className={entryList.list} aria-label={secondFactorTexts.passkeys}>
          {passkeys.map((passkey) => (
            <PasskeyEntry key={passkey.id} passkey={passkey} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {knowsPasskeys() ? (
        <AddPasskey onChanged={onChanged} />
      ) : (
        <p className={css.soft}>{secondFactorTexts.passkeysUnsupported}</p>
      )}
    </div>
  );
}

function PasskeyEntry({
  passkey: { id, name, createdAt, usedAt },
  onChanged,
}: {
  passkey: Passkey;
  onChanged: OnChanged;
}) {
  const calls = useSecondFactorCalls();
  return (
    <li className={entryList.entry}>
      <div className={entryList.words}>
        <strong dir="auto">{name}</strong>
        <small>
          {secondFactorTexts.added} <Moment at={createdAt} />
          {usedAt && (
            <>
              {secondFactorTexts.andLastUsed} <Moment at={usedAt} />
            </>
          )}
        </small>
      </div>
      <AskButton
        label={secondFactorTexts.remove}
        name={secondFactorTexts.removePasskeyNamed(name)}
        question={secondFactorTexts.removePasskeyQuestion(name)}
        confirmLabel={secondFactorTexts.remove}
        danger
        onConfirm={async (idempotencyKey) => {
          await calls.removePasskey(id, { idempotencyKey });
          await onChanged();
        }}
        failure={secondFactorTexts.passkeyCouldNotBeRemoved}
        success={secondFactorTexts.removed(name)}
      >
        <p>{secondFactorTexts.removePasskeyHint}</p>
      </AskButton>
    </li>
  );
}

function AddPasskey({ onChanged }: { onChanged: OnChanged }) {
  const calls = useSecondFactorCalls();
  const [name, setName] = useState("");
  const add = async () => {
    const { challenge, options } = await calls.beginPasskey();
    const passkey = await makePasskey(options);
    const codes = await calls.addPasskey({ challenge, passkey, name: name.trim() });
    setName("");
    await onChanged(codes);
  };
  return (
    <div className={css.form}>
      <TextField
        label={secondFactorTexts.nameOfPasskey}
        hint={secondFactorTexts.passkeyNameHint}
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div>
        <BeginButton
          size="small"
          variant="secondary"
          work={add}
          failure={secondFactorTexts.passkeyCouldNotBeAdded}
        >
          {secondFactorTexts.addPasskey}
        </BeginButton>
      </div>
    </div>
  );
}
