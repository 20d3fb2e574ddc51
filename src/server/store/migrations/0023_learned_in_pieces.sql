CREATE TABLE "word_change" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"list" text NOT NULL,
	"words" text[] NOT NULL,
	"times" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "word_change" ADD CONSTRAINT "word_change_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "word_change_user_id_index" ON "word_change" USING btree ("user","id");--> statement-breakpoint
alter index "word_plain" set (gin_pending_list_limit = 64);
--> statement-breakpoint
-- The words of a text as it is searched, each once. A mark stands where only its beginning is searched.
create function words_in(said text) returns text[] language sql immutable parallel safe as $$
	select array_agg(distinct one) from string_to_table(said, ' ') as one where one not in ('', '|', '…')
$$;
--> statement-breakpoint
-- Has words of a person counted a little later, once more or less; not those of people who are gone.
create function change_words(kept_in text, person text, said text[], more integer) returns void language sql as $$
	insert into word_change ("user", list, words, times)
	select person, kept_in, array_agg(one order by one), more from (
		select one, (row_number() over (order by one) - 1) / 50 as piece from unnest(said) as one
	) as cut where exists (select from "user" where id = person) group by piece order by piece
$$;
--> statement-breakpoint
-- A word may be counted down before it is counted up: it goes when both are done.
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
	delete from word using unnest(people, said) as moved (person, one)
	where "user" = person and list = kept_in and word = one and n = 0;
end
$$;
--> statement-breakpoint
create or replace function words_moved() returns trigger language plpgsql as $$
begin
	execute format(
		'select change_words(%L, "user", words_in(words), %s) from moved
		where %s and exists (select from "user" as person where person.id = moved."user")',
		tg_table_name, case tg_op when 'INSERT' then '1' else '-1' end, tg_argv[0]);
	return null;
end
$$;
--> statement-breakpoint
-- A bookmark whose words are others now.
create or replace function words_changed() returns trigger language plpgsql as $$
begin
	perform change_words(tg_table_name::text, new."user", array_agg(one), more) from (
		select one, sum(times)::int as more from (
			select one, 1 as times from unnest(words_in(new.words)) as one
			union all
			select one, -1 from unnest(words_in(old.words)) as one
		) as each group by one having sum(times) <> 0
	) as changed group by more;
	return null;
end
$$;
--> statement-breakpoint
drop function learn_runs(text, integer);
