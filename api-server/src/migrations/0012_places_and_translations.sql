-- Where a project lies and how far it is, where news belongs, until when offers are taken; and records in more than one
-- language. All of it is optional: records of before say nothing of it.
alter table project
  add column district text not null default '',
  -- Degrees of WGS 84.
  add column latitude double precision,
  add column longitude double precision,
  add column stage text,
  -- Whole per cent.
  add column progress integer,
  add column start_year integer,
  add column language text not null default 'en',
  add column translations jsonb not null default '{}',
  add constraint project_position check ((latitude is null) = (longitude is null));

alter table event
  add column sector text,
  add column district text not null default '',
  add column language text not null default 'en',
  add column translations jsonb not null default '{}';

alter table document
  add column closing_date date,
  add column sector text,
  add column district text not null default '',
  add column language text not null default 'en',
  add column translations jsonb not null default '{}';
