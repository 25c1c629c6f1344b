-- When and where an event is held. Optional: an event of before, and one that is only news, says nothing of it.
alter table event
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column venue text not null default '',
  add constraint event_occasion check (ends_at is null or (starts_at is not null and ends_at >= starts_at));
