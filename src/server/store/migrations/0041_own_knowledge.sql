CREATE TABLE "glossary" (
	"id" text PRIMARY KEY NOT NULL,
	"user" text,
	"brand" text,
	"terms" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "glossary_person" UNIQUE("user"),
	CONSTRAINT "glossary_brand" UNIQUE("brand"),
	CONSTRAINT "glossary_of_one" CHECK (num_nonnulls("user", brand) = 1)
);
--> statement-breakpoint
CREATE TABLE "knowledge" (
	"id" text PRIMARY KEY NOT NULL,
	"user" text,
	"brand" text,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"title" text NOT NULL,
	"words" integer NOT NULL,
	"language" text,
	"text" text NOT NULL,
	"cut" boolean,
	"bytes" integer NOT NULL,
	"rhythm" text NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "knowledge_of_one" CHECK (num_nonnulls("user", brand) = 1)
);
--> statement-breakpoint
ALTER TABLE "glossary" ADD CONSTRAINT "glossary_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossary" ADD CONSTRAINT "glossary_brand_brand_id_fk" FOREIGN KEY ("brand") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge" ADD CONSTRAINT "knowledge_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge" ADD CONSTRAINT "knowledge_brand_brand_id_fk" FOREIGN KEY ("brand") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "knowledge_user_index" ON "knowledge" USING btree ("user");--> statement-breakpoint
CREATE INDEX "knowledge_brand_index" ON "knowledge" USING btree ("brand");--> statement-breakpoint
CREATE INDEX "knowledge_due" ON "knowledge" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
-- What a person's files, documents and own knowledge take up.
create or replace function stored_bytes(person text) returns bigint language sql volatile as $$
	select (select coalesce(sum(bytes), 0) from file where "user" = person and (removed is null or bookmark is not null))
		+ (select coalesce(sum(bytes), 0) from document where "user" = person)
		+ (select coalesce(sum(bytes), 0) from knowledge where "user" = person)
$$;
--> statement-breakpoint
-- All that lies in the store, also earlier versions and what was removed and can still come back.
create or replace function kept_bytes(person text) returns bigint language sql volatile as $$
	select (select coalesce(sum(bytes), 0) from file where "user" = person)
		+ (select coalesce(sum(bytes), 0) from document where "user" = person)
		+ (select coalesce(sum(bytes), 0) from document_version where "user" = person)
		+ (select coalesce(sum(bytes), 0) from removed_document where "user" = person)
		+ (select coalesce(sum(bytes), 0) from knowledge where "user" = person)
$$;
