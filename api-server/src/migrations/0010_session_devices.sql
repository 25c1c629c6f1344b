-- Signing in again on a device ends the session it had there: as soon as the new one is used, so that an answer that is
-- lost on the way signs nobody out.
alter table session
  -- Of what the device shows at its next sign-in, a hash.
  add column device text,
  -- The session whose token came with the sign-in.
  add column former_id text,
  -- The new session was not used yet.
  add column replaces boolean not null default false;
