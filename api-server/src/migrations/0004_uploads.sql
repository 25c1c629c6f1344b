create table upload (
  id text primary key,
  size bigint not null,
  "offset" bigint not null default 0,
  metadata jsonb not null,
  created_at timestamptz not null default now(),
  moved_at timestamptz not null default now()
);
create index upload_moved on upload (moved_at);

create table upload_piece (
  upload_id text not null references upload (id) on delete cascade,
  first_byte bigint not null,
  key text not null unique,
  primary key (upload_id, first_byte)
);
