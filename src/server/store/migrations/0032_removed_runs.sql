CREATE TABLE "removed_run" (
	"id" text PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"removal" text NOT NULL,
	"row" jsonb NOT NULL,
	"bookmarks" text[] NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "removed" text;--> statement-breakpoint
ALTER TABLE "removed_run" ADD CONSTRAINT "removed_run_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_run_user_removal_index" ON "removed_run" USING btree ("user","removal");--> statement-breakpoint
CREATE INDEX "removed_run_at_index" ON "removed_run" USING btree ("at");--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_removed_removed_run_id_fk" FOREIGN KEY ("removed") REFERENCES "public"."removed_run"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_removed" ON "file" USING btree ("removed") WHERE removed is not null;--> statement-breakpoint
-- A run that comes back is counted again, like one that has just ended.
create trigger run_back after insert on run for each row when (new.state <> 'running') execute function run_tallied();
--> statement-breakpoint
-- All that lies in the store, also what went with a run and can still come back.
create function kept_bytes(person text) returns bigint language sql volatile as $$
	select coalesce(sum(bytes), 0) from file where "user" = person
$$;
--> statement-breakpoint
create or replace function stored_bytes(person text) returns bigint language sql volatile as $$
	select coalesce(sum(bytes), 0) from file where "user" = person and (removed is null or bookmark is not null)
$$;
