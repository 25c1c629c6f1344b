-- Lets a device check a publication it keeps; documents stored before this have none.
alter table document_file add column sha256 text;
