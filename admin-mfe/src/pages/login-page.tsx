import { Button, Checkbox, ErrorSummary, Notice, TextField, useToast } from "@ministry/shared-ui";
import { useId, useRef, useState, useSyncExternalStore, type FormEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { paths } from "../paths.ts";
import { messageOf } from "../session/failures.ts";
import { ownerOf, usePortal } from "../session/portal.tsx";
import { returnPath, signInState } from "../session/return-to.ts";
import css from "./login.module.css";

/** `/AdminLogin`: outside of the portal's layout. */
export function LoginPage() {
  const { notice, from = "" } = signInState(useLocation().state);
  const signingUp = from.toLowerCase().startsWith(paths.users.toLowerCase());
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
        {signingUp && !notice && (
          <Notice role="status">
            New accounts are made by somebody who has one. Ask a colleague to register you, or sign in to
            register somebody else.
          </Notice>
        )}
        {!notice && <StillSignedIn />}
        <SignInForm />
        <Help />
      </div>
    </main>
  );
}

/** A registration leads here and leaves the session alone (AMB-33): the way back to work. */
function StillSignedIn() {
  const { sessions } = usePortal();
  const session = useSyncExternalStore(sessions.subscribe, sessions.get);
  if (!session) return null;
  const { name, email } = session.user;
  return (
    <Notice>
      <p>
        You are signed in
        {(name ?? email) && (
          <>
            {" "}
            as <strong dir="auto">{name ?? email}</strong>
          </>
        )}
        . <Link to={paths.dashboard}>Back to the portal</Link>
      </p>
    </Notice>
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

/** Forgot password says in place what to do; Sign up leads to the registration (AMB-25). */
function Help() {
  const [asked, setAsked] = useState(false);
  const answer = useId();
  return (
    <>
      <div className={css.help}>
        <button
          type="button"
          className={css.link}
          aria-expanded={asked}
          aria-controls={answer}
          onClick={() => setAsked(!asked)}
        >
          Forgot password
        </button>
        <Link className={css.link} to={paths.users}>
          Sign up
        </Link>
      </div>
      <div id={answer} hidden={!asked} role="status" className={css.answer}>
        <p>
          Ask the ministry’s portal administrator for a one-time link. It opens a page where you choose a new
          password, works once and ends after a day.
        </p>
        <p>
          Whoever runs the server makes it with <code>npm run admin -- reset-password --email …</code>
        </p>
      </div>
    </>
  );
}
