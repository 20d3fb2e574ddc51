CREATE TABLE "file" (
	"id" text PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"reading" jsonb,
	"text" text,
	"run" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loose_file" (
	"id" text PRIMARY KEY NOT NULL,
	"due" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "run" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_run_run_id_fk" FOREIGN KEY ("run") REFERENCES "public"."run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_user_created_at_index" ON "file" USING btree ("user","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "file_run_index" ON "file" USING btree ("run");--> statement-breakpoint
CREATE INDEX "file_unused" ON "file" USING btree ("created_at") WHERE run is null;--> statement-breakpoint
CREATE INDEX "loose_file_due_index" ON "loose_file" USING btree ("due");