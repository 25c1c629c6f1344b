import { Button, Checkbox, ErrorSummary, Notice, TextField, useToast } from "@ministry/shared-ui";
import { useId, useRef, useState, type FormEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { paths } from "../paths.ts";
import { messageOf } from "../session/failures.ts";
import { ownerOf, usePortal } from "../session/portal.tsx";
import { returnPath, signInState } from "../session/return-to.ts";
import css from "./login.module.css";

/** `/AdminLogin`: outside of the portal's layout. */
export function LoginPage() {
  const { notice } = signInState(useLocation().state);
  return (
    <main className={css.screen}>
      <title>Sign in – Admin Portal</title>
      <div className={css.box}>
        <p className={css.brand}>Admin Portal</p>
        <h1 className={css.title}>Sign in</h1>
        {notice && (
          <Notice tone="warning" role="alert">
            {notice}
          </Notice>
        )}
        <SignInForm />
        <Help />
      </div>
    </main>
  );
}

function SignInForm() {
  const { api, outbox, sessions } = usePortal();
  const { state } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const [fields, setFields] = useState({ email: "", password: "" });
  const [problem, setProblem] = useState<string>();
  const [working, setWorking] = useState(false);
  const busy = useRef(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setWorking(true);
    setProblem(undefined);
    try {
      const session = await api.auth.signIn({ ...fields, email: fields.email.trim() });
      // The key of the queue is kept where it can be used but not read; a device without storage goes on without.
      await outbox.unlock(ownerOf(session), session.queueKey).catch(() => undefined);
      sessions.begin(session);
      toast("Login successfully");
      await navigate(returnPath(state), { replace: true });
    } catch (error) {
      setProblem(messageOf(error, "Email or password is invalid."));
    } finally {
      busy.current = false;
      setWorking(false);
    }
  };
  const field = (name: keyof typeof fields) => ({
    name,
    value: fields[name],
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) => setFields({ ...fields, [name]: target.value }),
  });
  return (
    <form noValidate className={css.form} onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={problem === undefined ? [] : [{ message: problem }]} />
      <TextField label="Email" type="email" autoComplete="username" {...field("email")} />
      <TextField label="Password" type="password" autoComplete="current-password" {...field("password")} />
      <Checkbox label="Remember me" name="remember" />
      <Button type="submit" pending={working}>
        {working ? "Working..." : "Login"}
      </Button>
    </form>
  );
}

/** Forgot password says in place whom to ask; Sign up leads to the registration (AMB-25). */
function Help() {
  const [asked, setAsked] = useState(false);
  const answer = useId();
  return (
    <div className={css.help}>
      <Button variant="quiet" aria-expanded={asked} aria-controls={answer} onClick={() => setAsked(!asked)}>
        Forgot password
      </Button>
      <Link to={paths.users}>Sign up</Link>
      <p id={answer} hidden={!asked} role="status" className={css.answer}>
        Ask the ministry’s portal administrator to set a new password for you.
      </p>
    </div>
  );
}
