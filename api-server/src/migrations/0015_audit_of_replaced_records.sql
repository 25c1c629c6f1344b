-- Whoever looks for the audit events of a replaced photo asks by the id in "before".
create index audit_before_id on audit ((before ->> '_id')) where (before ->> '_id') is not null;
-- Whole answers are those of former servers: few, and none after 180 days.
create index idempotency_key_response on idempotency_key (created_at) where response is not null;
