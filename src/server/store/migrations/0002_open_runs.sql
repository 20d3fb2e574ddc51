-- How many runs of a person are open at this very moment. Volatile: it looks again each time it is asked, also in the
-- middle of a statement that had to wait for another one.
create function open_runs(person text) returns bigint language sql volatile as $$
	select count(*) from run where "user" = person and state = 'running'
$$;
