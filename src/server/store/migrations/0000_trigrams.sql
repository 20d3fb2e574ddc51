-- For the search in texts: the indexes that use gin_trgm_ops.
create extension if not exists pg_trgm;
