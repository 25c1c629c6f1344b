-- Accounts of before are administrators'. The version tells apart what two administrators change at once.
alter table admin add column role text not null default 'administrator'
  check (role in ('viewer', 'editor', 'publisher', 'administrator'));
alter table admin add column updated_at timestamptz not null default now();
