import { refusalIn, type Session } from "@ministry/api-client";
import { Button, Checkbox, ErrorSummary, TextField, useToast } from "@ministry/shared-ui";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useId, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import * as loginTexts from "../../content/pages/login.ts";
import { paths } from "../../paths.ts";
import { isUnauthorized, messageOf } from "../../lib/failures.ts";
import { ownerOf, usePortal } from "../../session/portal.tsx";
import { isStandingUnfolded, takeEarlyInput } from "./early-input.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
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
      <Help isAlive={isAlive} />
    </Entrance>
  );
}

/** What a sign-in goes on with after its first step: the second, or the reason why there is none. */
function useSecondStep(
  onSignedIn: (session: Session) => Promise<void>,
  onProblem: (problem?: string) => void,
) {
  const [secondStep, setSecondStep] = useState<ReactNode>();
  const showSecondStep = (refusal: ReturnType<typeof refusalIn>) =>
    // Loaded by those alone who need it.
    import("../../features/second-factor/index.ts").then(
      ({ SecondStep }) =>
        setSecondStep(
          <SecondStep
            refusal={refusal}
            onSignedIn={onSignedIn}
            onEnded={(why) => {
              setSecondStep(undefined);
              onProblem(why);
            }}
          />,
        ),
      () => onProblem(loginTexts.secondStepNotLoaded),
    );
  return { secondStep, showSecondStep };
}

/**
 * What the session before was refused is asked again with this one: a screen that found it would lead here once more.
 * After another person's session everything is.
 */
async function forgetAnswers(queries: QueryClient, isAnother: boolean): Promise<void> {
  await queries.cancelQueries();
  queries.removeQueries({ predicate: ({ state }) => isAnother || isUnauthorized(state.error) });
}

/** What is typed, and the sign-in with it. */
function useSignIn() {
  const { api, outbox, sessions } = usePortal();
  const { state } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const queries = useQueryClient();
  const [fields, setFields] = useState({ email: signInState(state).email ?? "", password: "" });
  const [problem, setProblem] = useState<string>();
  const { run, working } = useOneAtATime();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (form.current) takeEarlyInput(form.current, (typed) => setFields((now) => ({ ...now, ...typed })));
  }, []);

  const finish = async (session: Session) => {
    // The key is stored where it can be used but not read. A device that refuses it is asked again, and says so.
    await outbox.unlock(ownerOf(session), session.queueKey);
    const before = ownerOf(sessions.get());
    await forgetAnswers(queries, before !== undefined && before !== ownerOf(session));
    sessions.begin(session);
    toast(loginTexts.loginSuccessfully);
    await navigate(returnPath(state), { replace: true });
  };
  const { secondStep, showSecondStep } = useSecondStep(finish, setProblem);
  const signIn = async () => {
    setProblem(undefined);
    try {
      await finish(
        await api.auth.signIn({
          ...{ ...fields, email: fields.email.trim() },
          device: sessions.device(),
        }),
      );
    } catch (error) {
      const refusal = refusalIn(error);
      if (refusal.code === "second-factor") await showSecondStep(refusal);
      else setProblem(messageOf(error, loginTexts.emailOrPasswordIsInvalid));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(signIn);
  };
  const field = (name: keyof typeof fields) => ({
    name,
    value: fields[name],
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) => setFields({ ...fields, [name]: target.value }),
  });
  return { form, field, problem, working, secondStep, submit };
}

function SignInForm({ isAlive }: { isAlive: boolean }) {
  const { form, field, problem, working, secondStep, submit } = useSignIn();
  if (secondStep) return secondStep;
  return (
    <form ref={form} noValidate className={css.form} onSubmit={submit}>
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
function Help({ isAlive }: { isAlive: boolean }) {
  const [asked, setAsked] = useState(() => isAlive && isStandingUnfolded());
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
