import type { LinkDelivery, Role } from "@ministry/api-client";
import { Button, Dialog, ErrorSummary, TextField, useToast, type FieldError } from "@ministry/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState, type FormEvent } from "react";
import * as invitationTexts from "../../content/accounts/invitations.ts";
import { isUnauthorized, messageOf } from "../../lib/failures.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { useAccessLinks } from "../../session/passwords/access-links.ts";
import { useApi } from "../../session/portal.tsx";
import { RoleSelect } from "../../session/roles/role-select.tsx";
import { useSession } from "../../session/use-session.ts";
import { LinkDialog } from "../../session/passwords/link-dialog.tsx";
import { invitationsQuery, mailQuery } from "./invitations-query.ts";
import css from "./invitations.module.css";

const empty = { name: "", email: "", role: "editor" as Role };

/** The form of an invitation, and its sending under one key until something is changed. */
function useInviting(onInvited: () => void) {
  const api = useApi();
  const { invitations } = useAccessLinks();
  const toast = useToast();
  const queries = useQueryClient();
  const { signInAgain } = useSession();
  const ids = { name: useId(), email: useId(), form: useId() };
  const [fields, setFields] = useState(empty);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [delivered, setDelivered] = useState<LinkDelivery>();
  const { run, working } = useOneAtATime();
  const idempotencyKey = useRef("");

  const change = (changes: Partial<typeof empty>) => {
    idempotencyKey.current = "";
    setFields({ ...fields, ...changes });
  };
  const invite = async () => {
    idempotencyKey.current ||= crypto.randomUUID();
    try {
      const wanted = { ...fields, name: fields.name.trim(), email: fields.email.trim() };
      const answer = await invitations.invite(wanted, { idempotencyKey: idempotencyKey.current });
      onInvited();
      setFields(empty);
      idempotencyKey.current = "";
      if (answer.link === undefined) toast(answer.message);
      else setDelivered(answer);
      await queries.invalidateQueries(invitationsQuery(api));
      await queries.invalidateQueries(mailQuery(api));
    } catch (error) {
      if (isUnauthorized(error)) await signInAgain();
      else setErrors([{ message: messageOf(error, invitationTexts.invitationFailed) }]);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (working) return;
    const found = problemsOf(fields, ids);
    setErrors(found);
    if (found.length === 0) void run(invite);
  };
  const shut = () => setDelivered(undefined);
  return { ids, fields, errors, working, change, submit, delivered, shut };
}

/** Invites a colleague, who chooses a password of their own. What was typed stays until the invitation is made. */
export function InviteButton() {
  const [open, setOpen] = useState(false);
  const { delivered, shut, ...form } = useInviting(() => setOpen(false));
  return (
    <>
      <Button onClick={() => setOpen(true)}>{invitationTexts.inviteColleague}</Button>
      <Dialog
        open={open}
        title={invitationTexts.inviteColleague}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {invitationTexts.cancel}
            </Button>
            <Button type="submit" form={form.ids.form} pending={form.working}>
              {form.working ? invitationTexts.working : invitationTexts.invite}
            </Button>
          </>
        }
      >
        <InvitationFields {...form} />
      </Dialog>
      <LinkDialog
        link={delivered?.link}
        title={invitationTexts.invitationIsReady}
        message={delivered?.message ?? ""}
        onClose={shut}
      />
    </>
  );
}

type Inviting = ReturnType<typeof useInviting>;

function InvitationFields({
  ids,
  fields,
  errors,
  change,
  submit,
}: Pick<Inviting, "ids" | "fields" | "errors" | "change" | "submit">) {
  const errorOf = (id: string) => errors.find((error) => error.id === id)?.message;
  return (
    <form id={ids.form} noValidate className={css.form} onSubmit={submit}>
      <ErrorSummary errors={errors} />
      <p>{invitationTexts.inviteHint}</p>
      <TextField
        id={ids.name}
        label={invitationTexts.fullName}
        required
        autoComplete="off"
        value={fields.name}
        error={errorOf(ids.name)}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        id={ids.email}
        label={invitationTexts.email}
        type="email"
        required
        autoComplete="off"
        value={fields.email}
        error={errorOf(ids.email)}
        onChange={({ target }) => change({ email: target.value })}
      />
      <RoleSelect value={fields.role} onChange={(role) => change({ role })} />
    </form>
  );
}

function problemsOf({ name, email }: typeof empty, ids: { name: string; email: string }): FieldError[] {
  return [
    ...(name.trim() === "" ? [{ id: ids.name, message: invitationTexts.enterFullName }] : []),
    ...(/^[^\s@]+@[^\s@]+$/.test(email.trim())
      ? []
      : [{ id: ids.email, message: invitationTexts.enterWholeEmailAddress }]),
  ];
}
