-- Which installation this database belongs to; the file storage carries the same id.
create table installation (
  single boolean primary key default true check (single),
  id text not null,
  -- Signs the addresses under which an administrator sees files of deleted records.
  secret text not null,
  created_at timestamptz not null default now()
);

-- Stored files that no row names, and since when: they are removed a week later.
create table orphan_mark (
  key text primary key,
  marked_at timestamptz not null default now()
);

-- Stored files of records that were deleted for good; a row goes when its file is gone.
create table file_removal (
  key text primary key,
  created_at timestamptz not null default now()
);

-- Scheduled backups: one row for each due time, so that one of several servers does it.
create table backup_run (
  due_at timestamptz primary key,
  started_at timestamptz not null default now(),
  lease_until timestamptz not null,
  finished_at timestamptz,
  attempts integer not null default 1,
  succeeded boolean,
  message text not null default '',
  bytes bigint not null default 0
);

-- What identifies the result of a completed request; its answer is rebuilt from that.
alter table idempotency_key add column result jsonb;

-- When the smaller copies of an image are tried next; a failed image is tried again every day.
alter table image add column variants_after timestamptz not null default now();
update image set variants_state = 'due', variants_tries = 0 where variants_state = 'failed';

-- Which records show a stored file: asked before a file is served.
create index photo_image on photo (image);
create index project_images on project using gin ((array[cover_image, objective_image, geographic_image,
  stakeholder_one, stakeholder_two, stakeholder_three, stakeholder_four]));
create index event_images on event using gin ((array[cover_image, objective_image]));
create index document_file_key on document (file_key);
