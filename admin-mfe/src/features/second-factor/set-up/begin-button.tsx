import { Button, useToast, type ButtonProps } from "@ministry/shared-ui";
import { useRef, useState } from "react";
import { isUnauthorized, messageOf } from "../../../lib/failures.ts";
import { useSession } from "../../../session/use-session.ts";
import { passkeyProblem } from "../proof/passkey-browser.ts";

/** A button that asks the server for something and tells what it would not. */
export function BeginButton({
  work,
  failure,
  ...button
}: Omit<ButtonProps, "onClick" | "pending"> & { work: () => Promise<void>; failure: string }) {
  const toast = useToast();
  const { signInAgain } = useSession();
  const [working, setWorking] = useState(false);
  const busy = useRef(false);
  const begin = async () => {
    if (busy.current) return;
    busy.current = true;
    setWorking(true);
    try {
      await work();
    } catch (error) {
      if (isUnauthorized(error)) await signInAgain();
      else toast({ tone: "danger", text: passkeyProblem(error) ?? messageOf(error, failure) });
    } finally {
      busy.current = false;
      setWorking(false);
    }
  };
  return <Button {...button} pending={working} onClick={() => void begin()} />;
}
