import { refusalIn, type Session } from "@ministry/api-client";
import { Button, Checkbox, ErrorSummary, TextField, useToast } from "@ministry/shared-ui";
import { useId, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import * as loginTexts from "../../content/pages/login.ts";
import { paths } from "../../paths.ts";
import { messageOf } from "../../lib/failures.ts";
import { ownerOf, usePortal } from "../../session/portal.tsx";
import { takeEarlyInput } from "./early-input.ts";
import { returnPath, signInState } from "../../session/return-to.ts";
import { AskColleague } from "./ask-colleague.tsx";
import { Entrance } from "./entrance.tsx";
import { SignInNotices } from "./login-notices.tsx";
import css from "./login.module.css";

/**
 * `/AdminLogin`: outside of the portal's layout.
 *
 * @param isAlive `false` for the HTML that stands there before any script: nothing can be submitted, since a browser
 *   would put the password into the address
 */
export function LoginPage({ isAlive = true }: { isAlive?: boolean }) {
  return (
    <Entrance title={loginTexts.signIn}>
      <SignInNotices />
      <SignInForm isAlive={isAlive} />
      <Help />
    </Entrance>
  );
}

function SignInForm({ isAlive }: { isAlive: boolean }) {
  const { api, outbox, sessions } = usePortal();
  const { state } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const [fields, setFields] = useState({ email: signInState(state).email ?? "", password: "" });
  const [problem, setProblem] = useState<string>();
  const [working, setWorking] = useState(false);
  const [secondStep, setSecondStep] = useState<ReactNode>();
  const busy = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (form.current) takeEarlyInput(form.current, (typed) => setFields((now) => ({ ...now, ...typed })));
  }, []);

  const finish = async (session: Session) => {
    // The key is stored where it can be used but not read. A device that refuses it is asked again, and says so.
    await outbox.unlock(ownerOf(session), session.queueKey);
    sessions.begin(session);
    toast(loginTexts.loginSuccessfully);
    await navigate(returnPath(state), { replace: true });
  };
  const goOnOrTell = async (error: unknown) => {
    const tell = (failure: unknown) => setProblem(messageOf(failure, loginTexts.emailOrPasswordIsInvalid));
    const refusal = refusalIn(error);
    if (refusal.code !== "second-factor") return tell(error);
    // Loaded by those alone who need it.
    await import("../../features/second-factor/index.ts").then(
      ({ SecondStep }) =>
        setSecondStep(
          <SecondStep
            refusal={refusal}
            onSignedIn={finish}
            onEnded={(why) => {
              setSecondStep(undefined);
              setProblem(why);
            }}
          />,
        ),
      () => setProblem(loginTexts.secondStepOfSign),
    );
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setWorking(true);
    setProblem(undefined);
    try {
      await finish(
        await api.auth.signIn({
          ...{ ...fields, email: fields.email.trim() },
          device: sessions.device(),
        }),
      );
    } catch (error) {
      await goOnOrTell(error);
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
  if (secondStep) return secondStep;
  return (
    <form ref={form} noValidate className={css.form} onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={problem === undefined ? [] : [{ message: problem }]} />
      <fieldset className={css.fields} disabled={working}>
        <TextField label={loginTexts.email} type="email" autoComplete="username" {...field("email")} />
        <TextField
          label={loginTexts.password}
          type="password"
          autoComplete="current-password"
          {...field("password")}
        />
        <Checkbox label={loginTexts.rememberMe} name="remember" />
      </fieldset>
      <Button type="submit" pending={working} disabled={!isAlive}>
        {working ? loginTexts.working : loginTexts.login}
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
          {loginTexts.forgotPassword}
        </button>
        <Link className={css.link} to={paths.users}>
          {loginTexts.signUp}
        </Link>
      </div>
      <div id={answer} hidden={!asked} role="status" className={css.answer}>
        <AskColleague />
        <p>
          {loginTexts.whereThisServerSendsMail}{" "}
          <Link to={paths.forgotPassword}>{loginTexts.getLinkByMail}</Link>.
        </p>
      </div>
    </>
  );
}
