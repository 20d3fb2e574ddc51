-- Tells whoever listens that a person or a session is no longer what it was, once that is committed.
create function tell_of_people() returns trigger language plpgsql as $$
begin
	perform pg_notify('people', '');
	return null;
end
$$;
--> statement-breakpoint
create trigger people_changed after update or delete on "user" for each statement execute function tell_of_people();
--> statement-breakpoint
create trigger people_changed after update or delete on session for each statement execute function tell_of_people();
