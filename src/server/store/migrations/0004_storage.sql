-- What a person's files take up at this very moment. Volatile: it looks again each time it is asked, also in the middle
-- of a statement that had to wait for another one.
create function stored_bytes(person text) returns bigint language sql volatile as $$
	select coalesce(sum(bytes), 0) from file where "user" = person
$$;
--> statement-breakpoint
-- However a file goes, by itself or with its run or its person: its bytes are to be removed from the store.
create function loosen_file() returns trigger language plpgsql as $$
begin
	insert into loose_file (id) values (old.id) on conflict (id) do update set due = excluded.due;
	return old;
end
$$;
--> statement-breakpoint
create trigger file_gone after delete on file for each row execute function loosen_file();
