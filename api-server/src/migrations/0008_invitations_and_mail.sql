-- Who was asked to have an account and has none yet. There is one open invitation for an address.
create table invitation (
  id text primary key,
  email text not null,
  email_key text not null unique,
  name text not null,
  role text not null check (role in ('viewer', 'editor', 'publisher', 'administrator')),
  -- Of the newest link; absent until the mail with the first one is made.
  token_hash text unique,
  invited_by text references admin (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  mailed_at timestamptz
);

-- Mails to be sent. The text is made when it is sent: a link's token is stored nowhere.
create table mail_job (
  id text primary key,
  kind text not null check (kind in ('invitation', 'reset')),
  -- The invitation's id; of a reset the address that was asked for, whether it has an account or not.
  subject text not null,
  -- Who asked, as the audit event records it.
  asked_by jsonb not null,
  created_at timestamptz not null default now(),
  give_up_at timestamptz not null,
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  lease_until timestamptz,
  failed_at timestamptz,
  failure text not null default '',
  -- The mail server will not take it, however often it is tried.
  refused boolean not null default false,
  unique (kind, subject)
);
create index mail_job_due on mail_job (due_at) where not refused;
