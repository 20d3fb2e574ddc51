ALTER TABLE "engine_use" ADD COLUMN "estimated" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "person_use" ADD COLUMN "estimated" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- As before, and of how many runs the tokens are estimated.
create or replace function run_counted() returns trigger language plpgsql as $$
declare
	began date := (new.started_at at time zone 'UTC')::date;
	requests int := case when new.charged then new.cost else 0 end;
	failed int := (new.state in ('failed', 'interrupted'))::int;
	tokens_in bigint := coalesce((new.usage->>'input')::bigint, 0);
	tokens_out bigint := coalesce((new.usage->>'output')::bigint, 0);
	estimated int := coalesce((new.usage->>'estimated')::boolean, false)::int;
	unreported int := (tokens_in + tokens_out = 0)::int;
begin
	insert into engine_use as had (day, engine, model, runs, requests, failed, input, output, estimated, unreported)
	values (began, new.engine, new.model, 1, requests, failed, tokens_in, tokens_out, estimated, unreported)
	on conflict (day, engine, model) do update set runs = had.runs + 1, requests = had.requests + excluded.requests,
		failed = had.failed + excluded.failed, input = had.input + excluded.input, output = had.output + excluded.output,
		estimated = had.estimated + excluded.estimated, unreported = had.unreported + excluded.unreported;
	insert into person_use as had (day, "user", model, runs, requests, failed, input, output, estimated, unreported)
	select began, new."user", new.model, 1, requests, failed, tokens_in, tokens_out, estimated, unreported
	where exists (select from "user" where id = new."user")
	on conflict (day, "user", model) do update set runs = had.runs + 1, requests = had.requests + excluded.requests,
		failed = had.failed + excluded.failed, input = had.input + excluded.input, output = had.output + excluded.output,
		estimated = had.estimated + excluded.estimated, unreported = had.unreported + excluded.unreported;
	return null;
end
$$;
