CREATE TABLE "engine_use" (
	"day" date NOT NULL,
	"model" text NOT NULL,
	"runs" integer NOT NULL,
	"requests" integer NOT NULL,
	"failed" integer NOT NULL,
	"input" bigint NOT NULL,
	"output" bigint NOT NULL,
	"unreported" integer NOT NULL,
	"engine" text NOT NULL,
	CONSTRAINT "engine_use_day_engine_model_pk" PRIMARY KEY("day","engine","model")
);
--> statement-breakpoint
CREATE TABLE "person_use" (
	"day" date NOT NULL,
	"model" text NOT NULL,
	"runs" integer NOT NULL,
	"requests" integer NOT NULL,
	"failed" integer NOT NULL,
	"input" bigint NOT NULL,
	"output" bigint NOT NULL,
	"unreported" integer NOT NULL,
	"user" text NOT NULL,
	CONSTRAINT "person_use_day_user_model_pk" PRIMARY KEY("day","user","model")
);
--> statement-breakpoint
ALTER TABLE "person_use" ADD CONSTRAINT "person_use_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_use_user_index" ON "person_use" USING btree ("user");--> statement-breakpoint
-- Counts a run when it has ended, by its engine and by its person; what it was about is nowhere in it.
create function run_counted() returns trigger language plpgsql as $$
declare
	began date := (new.started_at at time zone 'UTC')::date;
	requests int := case when new.charged then new.cost else 0 end;
	failed int := (new.state in ('failed', 'interrupted'))::int;
	tokens_in bigint := coalesce((new.usage->>'input')::bigint, 0);
	tokens_out bigint := coalesce((new.usage->>'output')::bigint, 0);
	unreported int := (tokens_in + tokens_out = 0)::int;
begin
	insert into engine_use as had (day, engine, model, runs, requests, failed, input, output, unreported)
	values (began, new.engine, new.model, 1, requests, failed, tokens_in, tokens_out, unreported)
	on conflict (day, engine, model) do update set runs = had.runs + 1, requests = had.requests + excluded.requests,
		failed = had.failed + excluded.failed, input = had.input + excluded.input, output = had.output + excluded.output,
		unreported = had.unreported + excluded.unreported;
	insert into person_use as had (day, "user", model, runs, requests, failed, input, output, unreported)
	select began, new."user", new.model, 1, requests, failed, tokens_in, tokens_out, unreported
	where exists (select from "user" where id = new."user")
	on conflict (day, "user", model) do update set runs = had.runs + 1, requests = had.requests + excluded.requests,
		failed = had.failed + excluded.failed, input = had.input + excluded.input, output = had.output + excluded.output,
		unreported = had.unreported + excluded.unreported;
	return null;
end
$$;
--> statement-breakpoint
-- With the commit, so that those who end at the same moment hardly wait for each other.
create constraint trigger run_counted after update of state on run deferrable initially deferred
	for each row when (old.state = 'running' and new.state <> 'running') execute function run_counted();
--> statement-breakpoint
-- What is there already.
insert into engine_use (day, engine, model, runs, requests, failed, input, output, unreported)
select (started_at at time zone 'UTC')::date, engine, model, count(*), coalesce(sum(cost) filter (where charged), 0),
	count(*) filter (where state in ('failed', 'interrupted')), sum((usage->>'input')::bigint),
	sum((usage->>'output')::bigint), count(*) filter (where usage = '{"input": 0, "output": 0}')
from run where state <> 'running' group by 1, 2, 3;
--> statement-breakpoint
insert into person_use (day, "user", model, runs, requests, failed, input, output, unreported)
select (started_at at time zone 'UTC')::date, "user", model, count(*), coalesce(sum(cost) filter (where charged), 0),
	count(*) filter (where state in ('failed', 'interrupted')), sum((usage->>'input')::bigint),
	sum((usage->>'output')::bigint), count(*) filter (where usage = '{"input": 0, "output": 0}')
from run where state <> 'running' group by 1, 2, 3;
