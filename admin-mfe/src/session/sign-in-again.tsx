import { Button, useToast } from "@ministry/shared-ui";
import { signInAgain as label } from "../content/layout/notices.ts";
import { isUnauthorized } from "../lib/failures.ts";
import { useSession } from "./use-session.ts";

/**
 * The way to the sign-in and back to this screen, beside a refusal because the session has ended (AMB-08); beside other
 * failures nothing. `onPress` is called before it leads away.
 */
export function SignInAgain({ error, onPress }: { error: unknown; onPress?: () => void }) {
  const { signInAgain } = useSession();
  if (!isUnauthorized(error)) return null;
  const press = () => {
    onPress?.();
    void signInAgain();
  };
  return (
    <div>
      <Button size="small" onClick={press}>
        {label}
      </Button>
    </div>
  );
}

/** Shows the sentence for a failure, and the way to the sign-in where the session has ended. */
export function useFailureToast(): (error: unknown, text: string) => void {
  const toast = useToast();
  return (error, text) =>
    toast({ tone: "danger", text, action: (close) => <SignInAgain error={error} onPress={close} /> });
}
