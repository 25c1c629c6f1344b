-- Somebody else chose the account's password and knows it; not known of accounts of before.
alter table admin add column password_given boolean not null default false;
