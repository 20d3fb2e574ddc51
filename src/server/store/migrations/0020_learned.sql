DROP INDEX "word_gone";--> statement-breakpoint
DROP INDEX "word_user_list_german_index";--> statement-breakpoint
DROP INDEX "word_user_list_english_index";--> statement-breakpoint
CREATE INDEX "word_german" ON "word" USING btree ("german","user","list");--> statement-breakpoint
CREATE INDEX "word_english" ON "word" USING btree ("english","user","list");--> statement-breakpoint
DROP INDEX "run_said";--> statement-breakpoint
ALTER TABLE "run" ADD COLUMN "learned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
update run set learned = true where state <> 'running';--> statement-breakpoint
CREATE INDEX "run_unlearned" ON "run" USING btree ("user") WHERE not learned;--> statement-breakpoint
CREATE INDEX "run_said" ON "run" USING gin (string_to_array(words, ' ')) WITH (fastupdate=false) WHERE learned;--> statement-breakpoint
-- Room beside each word for its next number: the indexes then need not be written when one is counted.
alter table word set (fillfactor = 70);
--> statement-breakpoint
-- What is known of a word is not worked out again. Words are looked up one by one, however many a person has.
create or replace function add_words(kept_in text, people text[], said text[], times integer[]) returns void language plpgsql
set enable_seqscan = off as $$
begin
	insert into word ("user", list, word, plain, german, english, n)
	select person, kept_in, one, coalesce(known.plain, fresh), coalesce(known.german, german_stem_of(fresh)),
		coalesce(known.english, english_stem_of(one)), more
	from unnest(people, said, times) as moved (person, one, more)
	left join lateral (
		select plain, german, english from word where "user" = person and list = kept_in and word = one limit 1
	) as known on true
	left join lateral (select plain_word(one) as fresh where known.plain is null) as worked_out on true
	where exists (select from "user" where id = person)
	order by person, one
	on conflict ("user", list, word) do update set n = word.n + excluded.n;
	delete from word using unnest(people, said, times) as moved (person, one, more)
	where more < 0 and "user" = person and list = kept_in and word = one and n <= 0;
end
$$;
--> statement-breakpoint
-- Learns the words of a few runs that have ended, the longest waiting first, and says of how many: of one person, or of
-- all. Rows that somebody else is learning are left to them.
create function learn_runs(whose text, most integer) returns integer language plpgsql as $$
declare
	count_of integer;
begin
	with taken as (
		update run set learned = true where id in (
			select id from run where not learned and state <> 'running' and (whose is null or "user" = whose)
			order by ended_at limit most for update skip locked
		) returning id, "user", words
	), said as (
		select distinct id, "user", one from taken, string_to_table(words, ' ') as one where one not in ('', '|')
	), counted as (
		select "user" as person, one, count(*)::int as times from said group by 1, 2
	), added as (
		select add_words('run', array_agg(person), array_agg(one), array_agg(times)) from counted having count(*) > 0
	) select count(*) into count_of from taken left join added on true;
	return count_of;
end
$$;
--> statement-breakpoint
-- A bookmark whose words are others now.
create or replace function words_changed() returns trigger language plpgsql as $$
begin
	perform add_words(tg_table_name::text, array_agg(new."user"), array_agg(one), array_agg(more)) from (
		select one, sum(times)::int as more from (
			select distinct one, 1 as times from string_to_table(new.words, ' ') as one
			union all
			select distinct one, -1 from string_to_table(old.words, ' ') as one
		) as each where one not in ('', '|') group by one having sum(times) <> 0
	) as changed having count(*) > 0;
	return null;
end
$$;
--> statement-breakpoint
drop trigger run_words_come on run;
--> statement-breakpoint
drop trigger run_words_go on run;
--> statement-breakpoint
create trigger run_words_go after delete on run referencing old table as moved
	for each statement execute function words_moved('learned');
--> statement-breakpoint
drop trigger run_come on run;
--> statement-breakpoint
drop trigger run_model_come on run;
--> statement-breakpoint
-- What is being written is in no tally; nor was it there when it is removed, which is with its person only.
create function run_tallied() returns trigger language plpgsql as $$
begin
	insert into tally ("user", list, name, n)
	select new."user", list, name, 1 from (values ('model', new.model), ('run', new.engine)) as by (list, name)
	where exists (select from "user" where id = new."user")
	on conflict ("user", list, name) do update set n = tally.n + 1;
	return null;
end
$$;
--> statement-breakpoint
create trigger run_tallied after update of state on run
	for each row when (old.state = 'running' and new.state <> 'running') execute function run_tallied();
--> statement-breakpoint
update tally set n = tally.n - open.n from (
	select "user", 'run' as list, engine as name, count(*)::int as n from run where state = 'running' group by 1, 3
	union all select "user", 'model', model, count(*)::int from run where state = 'running' group by 1, 3
) as open where tally."user" = open."user" and tally.list = open.list and tally.name = open.name;
