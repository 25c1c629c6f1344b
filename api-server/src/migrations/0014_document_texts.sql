-- The texts of published documents, for the search. They are read from the files, and go with them: no backup has them.
create table document_text (
  file_key text primary key references document_file (key) on delete cascade,
  -- Version of the reader.
  reader integer not null,
  -- `due`, `read`, or `unreadable`: not to be tried again by this reader.
  state text not null default 'due',
  failure text not null default '',
  -- The document has more text than is read of one.
  is_cut boolean not null default false,
  tries integer not null default 0,
  lease_until timestamptz,
  try_after timestamptz not null default now(),
  -- All words of the text, and their sounds.
  words tsvector not null default ''
);
create index document_text_words on document_text using gin (words);

create table document_passage (
  file_key text not null references document_text (file_key) on delete cascade,
  position integer not null,
  text text not null,
  words tsvector not null,
  primary key (file_key, position)
);
