CREATE TABLE "engine_definition" (
	"id" text PRIMARY KEY NOT NULL,
	"rank" integer GENERATED ALWAYS AS IDENTITY (sequence name "engine_definition_rank_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000 CACHE 1),
	"draft" json NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"published" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text
);
--> statement-breakpoint
CREATE TABLE "engine_version" (
	"engine" text NOT NULL,
	"number" integer NOT NULL,
	"definition" json NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text,
	CONSTRAINT "engine_version_engine_number_pk" PRIMARY KEY("engine","number")
);
--> statement-breakpoint
ALTER TABLE "run" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "engine_definition" ADD CONSTRAINT "engine_definition_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine_definition" ADD CONSTRAINT "engine_definition_updated_by_user_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine_version" ADD CONSTRAINT "engine_version_engine_engine_definition_id_fk" FOREIGN KEY ("engine") REFERENCES "public"."engine_definition"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine_version" ADD CONSTRAINT "engine_version_by_user_id_fk" FOREIGN KEY ("by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "engine_version_by_index" ON "engine_version" USING btree ("by");--> statement-breakpoint
CREATE INDEX "run_made" ON "run" USING btree ("engine","started_at") WHERE version is not null;