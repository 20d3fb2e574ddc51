CREATE TABLE "removed_bookmark" (
	"id" text PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"row" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tally" (
	"user" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "tally_user_list_name_pk" PRIMARY KEY("user","list","name")
);
--> statement-breakpoint
CREATE TABLE "word" (
	"user" text NOT NULL,
	"list" text NOT NULL,
	"word" text NOT NULL,
	"plain" text NOT NULL,
	"german" text NOT NULL,
	"english" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "word_user_list_word_pk" PRIMARY KEY("user","list","word")
);
--> statement-breakpoint
DROP INDEX "bookmark_user_created_at_index";--> statement-breakpoint
DROP INDEX "bookmark_words";--> statement-breakpoint
DROP INDEX "run_user_started_at_index";--> statement-breakpoint
DROP INDEX "run_words";--> statement-breakpoint
ALTER TABLE "bookmark" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "removed_bookmark" ADD CONSTRAINT "removed_bookmark_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tally" ADD CONSTRAINT "tally_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word" ADD CONSTRAINT "word_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_bookmark_user_index" ON "removed_bookmark" USING btree ("user");--> statement-breakpoint
CREATE INDEX "removed_bookmark_at_index" ON "removed_bookmark" USING btree ("at");--> statement-breakpoint
-- A word without umlauts, whichever way they are written: Öl, oel and ol are the same; in Frauen and neue nothing is one.
create function plain_word(word text) returns text language sql immutable parallel safe as $$
	select regexp_replace(
		translate(replace(word, 'ß', 'ss'), 'äöüáàâãåéèêëíìîïóòôõúùûçñ', 'aouaaaaaeeeeiiiioooouuucn'),
		'(?<![aeiouq])([aou])e', '\1', 'g')
$$;
--> statement-breakpoint
-- What a word comes from, were it German (without umlauts), and were it English.
create function german_stem_of(plain text) returns text language sql immutable parallel safe as $$
	select coalesce((ts_lexize('pg_catalog.german_stem', plain))[1], plain)
$$;
--> statement-breakpoint
create function english_stem_of(word text) returns text language sql immutable parallel safe as $$
	select coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word)
$$;
--> statement-breakpoint
-- Texts as they are searched, as far as a database can tell: words in small letters, none longer than 64.
create function spaced_words(texts text) returns text language sql immutable parallel safe as $$
	select btrim(regexp_replace(
		regexp_replace(lower(texts), E'[][ .,;:!?…·•–—_/\\\\|(){}<>„“”‚‘’«»''"`´*#+=~^@&%$§€°\n\r\t-]+', ' ', 'g'),
		'([^ ]{64})(?! )', '\1 ', 'g'))
$$;
--> statement-breakpoint
-- Keeps in how many texts of people these words occur: so many more, or fewer. Those of people who are gone go with them.
create function add_words(kept_in text, people text[], said text[], times integer[]) returns void language sql as $$
	insert into word ("user", list, word, plain, german, english, n)
	select person, kept_in, one, plain, german_stem_of(plain), english_stem_of(one), more
	from unnest(people, said, times) as moved (person, one, more), plain_word(one) as plain
	where exists (select from "user" where id = person)
	order by person, one
	on conflict ("user", list, word) do update set n = word.n + excluded.n;
	delete from word where "user" = any(people) and list = kept_in and n <= 0;
$$;
--> statement-breakpoint
-- Rows that came or went in one statement: the trigger says which of them have words that are searched.
create function words_moved() returns trigger language plpgsql as $$
begin
	execute format(
		'select add_words(%L, array_agg(person), array_agg(one), array_agg(%s)) from (
			select "user" as person, one, count(*)::int as times from (
				select distinct id, "user", one from (
					select id, "user", words from moved
					where %s and exists (select from "user" as person where person.id = moved."user") offset 0
				) as mine, string_to_table(words, '' '') as one
			) as said where one not in ('''', ''|'') group by "user", one
		) as counted having count(*) > 0',
		tg_table_name, case tg_op when 'INSERT' then 'times' else '-times' end, tg_argv[0]);
	return null;
end
$$;
--> statement-breakpoint
-- A row whose words are others now, or are searched from now on: a run that has ended.
create function words_changed() returns trigger language plpgsql as $$
begin
	perform add_words(tg_table_name::text, array_agg(new."user"), array_agg(one), array_agg(more)) from (
		select one, sum(times)::int as more from (
			select distinct one, 1 as times from string_to_table(new.words, ' ') as one
			union all
			select distinct one, -1 from string_to_table(old.words, ' ') as one where tg_table_name <> 'run'
		) as each where one not in ('', '|') group by one having sum(times) <> 0
	) as changed having count(*) > 0;
	return null;
end
$$;
--> statement-breakpoint
-- Counts rows that came or went in one statement: the trigger says in which list, and by which column.
create function rows_tallied() returns trigger language plpgsql as $$
begin
	execute format(
		'insert into tally ("user", list, name, n)
		select "user", %L, %I, %s from moved where exists (select from "user" as person where person.id = moved."user")
		group by 1, 3 order by 1, 3
		on conflict ("user", list, name) do update set n = tally.n + excluded.n',
		tg_argv[0], tg_argv[1], case tg_op when 'INSERT' then 'count(*)' else '-count(*)' end);
	return null;
end
$$;
--> statement-breakpoint
create function type_changed() returns trigger language plpgsql as $$
begin
	insert into tally ("user", list, name, n) values
		(new."user", 'bookmark', old.type, -1), (new."user", 'bookmark', new.type, 1)
	on conflict ("user", list, name) do update set n = tally.n + excluded.n;
	return null;
end
$$;
--> statement-breakpoint
--> statement-breakpoint
-- What was written before, as it is searched from now on.
update bookmark set words = spaced_words(words);
--> statement-breakpoint
update run set words = spaced_words(words) where state <> 'running';
--> statement-breakpoint
insert into word ("user", list, word, plain, german, english, n)
select "user", list, one, plain, german_stem_of(plain), english_stem_of(one), n from (
	select "user", list, one, count(*)::int as n from (
		select "user", 'bookmark' as list, mine.one from bookmark, lateral (
			select distinct one from string_to_table(words, ' ') as one
		) as mine
		union all
		select "user", 'run', mine.one from run, lateral (
			select distinct one from string_to_table(words, ' ') as one
		) as mine where state <> 'running'
	) as said where one <> '' group by "user", list, one
) as counted, plain_word(one) as plain;
--> statement-breakpoint
insert into tally ("user", list, name, n)
select "user", 'bookmark', type, count(*) from bookmark group by "user", type
union all select "user", 'run', engine, count(*) from run group by "user", engine
union all select "user", 'model', model, count(*) from run group by "user", model;
--> statement-breakpoint
CREATE INDEX "word_user_list_german_index" ON "word" USING btree ("user","list","german");--> statement-breakpoint
CREATE INDEX "word_user_list_english_index" ON "word" USING btree ("user","list","english");--> statement-breakpoint
CREATE INDEX "word_plain" ON "word" USING gin (plain gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "word_gone" ON "word" USING btree ("user","list") WHERE n <= 0;--> statement-breakpoint
CREATE INDEX "bookmark_newest" ON "bookmark" USING btree ("user","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"type");--> statement-breakpoint
CREATE INDEX "bookmark_said" ON "bookmark" USING gin (string_to_array(words, ' ')) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "run_newest" ON "run" USING btree ("user","started_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"engine");--> statement-breakpoint
CREATE INDEX "run_said" ON "run" USING gin (string_to_array(words, ' ')) WITH (fastupdate=false) WHERE state <> 'running';--> statement-breakpoint
create trigger bookmark_words_come after insert on bookmark referencing new table as moved
	for each statement execute function words_moved('true');
--> statement-breakpoint
create trigger bookmark_words_go after delete on bookmark referencing old table as moved
	for each statement execute function words_moved('true');
--> statement-breakpoint
create trigger bookmark_words_change after update of words on bookmark
	for each row when (old.words is distinct from new.words) execute function words_changed();
--> statement-breakpoint
create trigger run_words_go after delete on run referencing old table as moved
	for each statement execute function words_moved('state <> ''running''');
--> statement-breakpoint
create trigger run_words_come after update of state on run
	for each row when (old.state = 'running' and new.state <> 'running') execute function words_changed();
--> statement-breakpoint
create trigger bookmark_come after insert on bookmark referencing new table as moved
	for each statement execute function rows_tallied('bookmark', 'type');
--> statement-breakpoint
create trigger bookmark_go after delete on bookmark referencing old table as moved
	for each statement execute function rows_tallied('bookmark', 'type');
--> statement-breakpoint
create trigger bookmark_type after update of type on bookmark
	for each row when (old.type <> new.type) execute function type_changed();
--> statement-breakpoint
create trigger run_come after insert on run referencing new table as moved
	for each statement execute function rows_tallied('run', 'engine');
--> statement-breakpoint
create trigger run_go after delete on run referencing old table as moved
	for each statement execute function rows_tallied('run', 'engine');
--> statement-breakpoint
create trigger run_model_come after insert on run referencing new table as moved
	for each statement execute function rows_tallied('model', 'model');
--> statement-breakpoint
create trigger run_model_go after delete on run referencing old table as moved
	for each statement execute function rows_tallied('model', 'model');
