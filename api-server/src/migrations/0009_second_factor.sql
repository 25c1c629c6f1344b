-- The codes of an authenticator app. `secret` is in force; `pending` waits for its first code. Both, and queue_key of
-- admin, are wrapped where SECRETS_KEY is set. `last_step` keeps a code from being used twice.
create table totp (
  admin_id text primary key references admin (id) on delete cascade,
  secret text,
  pending text,
  last_step bigint not null default 0
);

-- Codes for a lost phone, each good once. Its first character finds the row.
create table recovery_code (
  admin_id text not null references admin (id) on delete cascade,
  selector text not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (admin_id, selector)
);

create table passkey (
  id text primary key,
  admin_id text not null references admin (id) on delete cascade,
  name text not null,
  public_key text not null,
  counter bigint not null,
  transports jsonb not null default '[]',
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkey_admin on passkey (admin_id);

-- What a second step answers to, once and soon.
create table challenge (
  token_hash text primary key,
  admin_id text not null references admin (id) on delete cascade,
  purpose text not null,
  failures integer not null default 0,
  expires_at timestamptz not null
);

-- When and by what somebody last proved in this session who they are.
alter table session add column proven_at timestamptz;
alter table session add column proven_by text;
