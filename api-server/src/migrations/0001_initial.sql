create table admin (
  id text primary key,
  name text not null,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  queue_key text not null,
  active boolean not null default true,
  created_at timestamptz not null default now()
);

create table session (
  token_hash text primary key,
  id text not null unique,
  admin_id text not null references admin (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text not null default '',
  address text not null default ''
);
create index session_admin on session (admin_id);

create table sign_in_try (
  subject text primary key,
  failures integer not null,
  first_at timestamptz not null
);

create table reset_link (
  token_hash text primary key,
  admin_id text not null references admin (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table idempotency_key (
  actor text not null,
  key text not null,
  fingerprint text not null,
  lease_until timestamptz not null,
  lease_token text not null,
  status integer,
  response text,
  receipt text,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (actor, key)
);
create index idempotency_key_age on idempotency_key (created_at);

create table cache_version (
  topic text primary key,
  v bigint not null default 1
);
insert into cache_version (topic) values ('projects'), ('events'), ('documents');

create table image (
  reference text primary key,
  stem text not null unique,
  width integer not null,
  height integer not null,
  color text not null,
  content_type text not null,
  bytes bigint not null,
  variants jsonb not null default '[]',
  variants_state text not null default 'due',
  variants_tries integer not null default 0,
  variants_lease timestamptz,
  created_at timestamptz not null default now(),
  unused_since timestamptz
);
create index image_due on image (created_at) where variants_state = 'due';

create table project (
  id text primary key,
  sector text not null,
  title text not null,
  description text not null default '',
  overview text not null default '',
  geography text not null default '',
  objective text not null default '',
  component_title text not null default '',
  component_one text not null default '',
  component_two text not null default '',
  component_three text not null default '',
  component_four text not null default '',
  cover_image text,
  objective_image text,
  geographic_image text,
  stakeholder_one text,
  stakeholder_two text,
  stakeholder_three text,
  stakeholder_four text,
  achievements_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index project_list on project (sector, created_at desc, id desc) where deleted_at is null;
create index project_trash on project (deleted_at) where deleted_at is not null;

create table achievement (
  id text primary key,
  project_id text not null references project (id) on delete cascade,
  position integer not null,
  title text not null,
  detail text not null default '',
  progress integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index achievement_project on achievement (project_id, position);

create table photo (
  id text primary key,
  project_id text not null references project (id) on delete cascade,
  position integer not null,
  image text not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index photo_project on photo (project_id, position);

create table event (
  id text primary key,
  title text not null,
  title_key text not null,
  ministry text not null default '',
  description text not null default '',
  more_description text not null default '',
  cover_image text,
  objective_image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index event_title on event (title_key) where deleted_at is null;
create index event_list on event (created_at desc, id desc) where deleted_at is null;

create table document_file (
  key text primary key,
  document_id text not null,
  filename text not null,
  content_type text not null,
  bytes bigint not null,
  created_at timestamptz not null default now(),
  unused_since timestamptz
);

create table document (
  id text primary key,
  title text not null,
  description text not null default '',
  category text not null default 'general',
  file_key text not null references document_file (key),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index document_list on document (created_at desc, id desc) where deleted_at is null;

create table audit (
  id text primary key,
  at timestamptz not null default now(),
  actor_id text,
  actor_name text not null,
  action text not null,
  kind text not null,
  subject_id text not null,
  subject_title text not null default '',
  before jsonb,
  after jsonb,
  request_id text not null default '',
  address text not null default ''
);
create index audit_at on audit (at desc, id desc);
create index audit_subject on audit (subject_id, at desc);
