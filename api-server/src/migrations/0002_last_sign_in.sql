alter table admin add column last_sign_in_at timestamptz;
create index audit_actor on audit (actor_id, at desc);
