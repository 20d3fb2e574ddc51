CREATE TABLE "document" (
	"id" text PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"kind" text DEFAULT 'document' NOT NULL,
	"key" text,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"length" integer NOT NULL,
	"bytes" integer NOT NULL,
	"by" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"title_key" text NOT NULL,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"language" text NOT NULL,
	"run" text,
	"engine" text,
	"source" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	CONSTRAINT "document_once" UNIQUE("user","key")
);
--> statement-breakpoint
CREATE TABLE "document_file" (
	"document" text NOT NULL,
	"file" text NOT NULL,
	CONSTRAINT "document_file_document_file_pk" PRIMARY KEY("document","file")
);
--> statement-breakpoint
CREATE TABLE "document_link" (
	"token" text PRIMARY KEY NOT NULL,
	"document" text NOT NULL,
	"user" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_link_document_unique" UNIQUE("document")
);
--> statement-breakpoint
CREATE TABLE "document_version" (
	"id" text PRIMARY KEY NOT NULL,
	"document" text NOT NULL,
	"user" text NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"length" integer NOT NULL,
	"bytes" integer NOT NULL,
	"by" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_document" (
	"id" text PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"bytes" integer NOT NULL,
	"row" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_file" ADD CONSTRAINT "document_file_file_file_id_fk" FOREIGN KEY ("file") REFERENCES "public"."file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_link" ADD CONSTRAINT "document_link_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_document" ADD CONSTRAINT "removed_document_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_newest" ON "document" USING btree ("user","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"kind");--> statement-breakpoint
CREATE INDEX "document_said" ON "document" USING gin (string_to_array(words, ' ')) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "document_file_file_index" ON "document_file" USING btree ("file");--> statement-breakpoint
CREATE INDEX "document_link_until_index" ON "document_link" USING btree ("until");--> statement-breakpoint
CREATE INDEX "document_version_document_revision_index" ON "document_version" USING btree ("document","revision");--> statement-breakpoint
CREATE INDEX "document_version_user_at_index" ON "document_version" USING btree ("user","at");--> statement-breakpoint
CREATE INDEX "removed_document_user_index" ON "removed_document" USING btree ("user");--> statement-breakpoint
CREATE INDEX "removed_document_at_index" ON "removed_document" USING btree ("at");--> statement-breakpoint
create trigger document_words_come after insert on document referencing new table as moved
	for each statement execute function words_moved('true');
--> statement-breakpoint
create trigger document_words_go after delete on document referencing old table as moved
	for each statement execute function words_moved('true');
--> statement-breakpoint
create trigger document_words_change after update of words on document
	for each row when (old.words is distinct from new.words) execute function words_changed();
--> statement-breakpoint
-- What a person's files and documents take up.
create or replace function stored_bytes(person text) returns bigint language sql volatile as $$
	select (select coalesce(sum(bytes), 0) from file where "user" = person and (removed is null or bookmark is not null))
		+ (select coalesce(sum(bytes), 0) from document where "user" = person)
$$;
--> statement-breakpoint
-- All that lies in the store, also earlier versions and what was removed and can still come back.
create or replace function kept_bytes(person text) returns bigint language sql volatile as $$
	select (select coalesce(sum(bytes), 0) from file where "user" = person)
		+ (select coalesce(sum(bytes), 0) from document where "user" = person)
		+ (select coalesce(sum(bytes), 0) from document_version where "user" = person)
		+ (select coalesce(sum(bytes), 0) from removed_document where "user" = person)
$$;
