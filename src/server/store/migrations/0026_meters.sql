ALTER TABLE "engine_use" RENAME COLUMN "input" TO "tokens_in";--> statement-breakpoint
ALTER TABLE "engine_use" RENAME COLUMN "output" TO "tokens_out";--> statement-breakpoint
ALTER TABLE "person_use" RENAME COLUMN "input" TO "tokens_in";--> statement-breakpoint
ALTER TABLE "person_use" RENAME COLUMN "output" TO "tokens_out";--> statement-breakpoint
ALTER TABLE "engine_use" ALTER COLUMN "tokens_in" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "engine_use" ALTER COLUMN "tokens_out" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "person_use" ALTER COLUMN "tokens_in" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "person_use" ALTER COLUMN "tokens_out" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "run" ALTER COLUMN "usage" SET DEFAULT '{"tokensIn":0,"tokensOut":0}'::jsonb;--> statement-breakpoint
ALTER TABLE "engine_use" ADD COLUMN "images" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "engine_use" ADD COLUMN "seconds" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "engine_use" ADD COLUMN "characters" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "engine_use" ADD COLUMN "searches" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "person_use" ADD COLUMN "images" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "person_use" ADD COLUMN "seconds" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "person_use" ADD COLUMN "characters" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "person_use" ADD COLUMN "searches" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- As before, by meter: whatever a run has used is counted, and of one that has used nothing nobody was told.
create or replace function run_counted() returns trigger language plpgsql as $$
declare
	began date := (new.started_at at time zone 'UTC')::date;
	requests int := case when new.charged then new.cost else 0 end;
	failed int := (new.state in ('failed', 'interrupted'))::int;
	estimated int := coalesce((new.usage->>'estimated')::boolean, false)::int;
	tokens_in bigint := coalesce((new.usage->>'tokensIn')::bigint, 0);
	tokens_out bigint := coalesce((new.usage->>'tokensOut')::bigint, 0);
	images bigint := coalesce((new.usage->>'images')::bigint, 0);
	seconds bigint := coalesce((new.usage->>'seconds')::bigint, 0);
	characters bigint := coalesce((new.usage->>'characters')::bigint, 0);
	searches bigint := coalesce((new.usage->>'searches')::bigint, 0);
	unreported int := (tokens_in + tokens_out + images + seconds + characters + searches = 0)::int;
begin
	insert into engine_use as had (day, engine, model, runs, requests, failed, estimated, unreported,
		tokens_in, tokens_out, images, seconds, characters, searches)
	values (began, new.engine, new.model, 1, requests, failed, estimated, unreported,
		tokens_in, tokens_out, images, seconds, characters, searches)
	on conflict (day, engine, model) do update set runs = had.runs + 1, requests = had.requests + excluded.requests,
		failed = had.failed + excluded.failed, estimated = had.estimated + excluded.estimated,
		unreported = had.unreported + excluded.unreported, tokens_in = had.tokens_in + excluded.tokens_in,
		tokens_out = had.tokens_out + excluded.tokens_out, images = had.images + excluded.images,
		seconds = had.seconds + excluded.seconds, characters = had.characters + excluded.characters,
		searches = had.searches + excluded.searches;
	insert into person_use as had (day, "user", model, runs, requests, failed, estimated, unreported,
		tokens_in, tokens_out, images, seconds, characters, searches)
	select began, new."user", new.model, 1, requests, failed, estimated, unreported,
		tokens_in, tokens_out, images, seconds, characters, searches
	where exists (select from "user" where id = new."user")
	on conflict (day, "user", model) do update set runs = had.runs + 1, requests = had.requests + excluded.requests,
		failed = had.failed + excluded.failed, estimated = had.estimated + excluded.estimated,
		unreported = had.unreported + excluded.unreported, tokens_in = had.tokens_in + excluded.tokens_in,
		tokens_out = had.tokens_out + excluded.tokens_out, images = had.images + excluded.images,
		seconds = had.seconds + excluded.seconds, characters = had.characters + excluded.characters,
		searches = had.searches + excluded.searches;
	return null;
end
$$;
--> statement-breakpoint
-- What runs have used, and what models cost, by the new names.
update run set usage = jsonb_build_object('tokensIn', usage->'input', 'tokensOut', usage->'output') || (usage - '{input,output}'::text[])
where usage ? 'input';
--> statement-breakpoint
update setting set value = jsonb_set(value, '{models}', (
	select coalesce(jsonb_object_agg(key, jsonb_build_object('tokensIn', price->'input', 'tokensOut', price->'output')), '{}')
	from jsonb_each(value->'models') as models(key, price)))
where name = 'prices';
