import { Button, useToast, type ButtonProps } from "@ministry/shared-ui";
import { isUnauthorized, messageOf } from "../../../lib/failures.ts";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { useSession } from "../../../session/use-session.ts";
import { passkeyProblem } from "../proof/passkey-browser.ts";

/** A button that asks the server for something and shows why it failed. */
export function BeginButton({
  work,
  failure,
  ...button
}: Omit<ButtonProps, "onClick" | "pending"> & { work: () => Promise<void>; failure: string }) {
  const toast = useToast();
  const { signInAgain } = useSession();
  const { run, working } = useOneAtATime();
  const begin = async () => {
    try {
      await work();
    } catch (error) {
      if (isUnauthorized(error)) await signInAgain();
      else toast({ tone: "danger", text: passkeyProblem(error) ?? messageOf(error, failure) });
    }
  };
  return <Button {...button} pending={working} onClick={() => void run(begin)} />;
}
