CREATE TABLE "draft" (
	"user" text NOT NULL,
	"engine" text NOT NULL,
	"value" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_user_engine_pk" PRIMARY KEY("user","engine")
);
--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;