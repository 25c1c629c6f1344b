import type { Passkey } from "@ministry/api-client/second-factor";
import { TextField } from "@ministry/shared-ui";
import { useState } from "react";
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
      <h3 className={css.subtitle}>Passkeys</h3>
      <p>A passkey is a key on a device. It opens with your finger, your face or the device’s code.</p>
      {passkeys.length > 0 && (
        <ul role="list" className={entryList.list} aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <PasskeyEntry key={passkey.id} passkey={passkey} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {knowsPasskeys() ? (
        <AddPasskey onChanged={onChanged} />
      ) : (
        <p className={css.soft}>This browser knows no passkeys.</p>
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
          Added <Moment at={createdAt} />
          {usedAt && (
            <>
              , last used <Moment at={usedAt} />
            </>
          )}
        </small>
      </div>
      <AskButton
        label="Remove"
        name={`Remove the passkey ${name}`}
        question={`Remove the passkey ${name}?`}
        confirmLabel="Remove"
        danger
        onConfirm={async (idempotencyKey) => {
          await calls.removePasskey(id, { idempotencyKey });
          await onChanged();
        }}
        failure="The passkey could not be removed."
        success={`${name} removed`}
      >
        <p>It signs you in no more. The device may still list it; it can be deleted there too.</p>
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
        label="Name of the passkey"
        hint="What you recognise the device by, such as “Office laptop”."
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div>
        <BeginButton size="small" variant="secondary" work={add} failure="The passkey could not be added.">
          Add a passkey
        </BeginButton>
      </div>
    </div>
  );
}
