CREATE TABLE "making" (
	"user" text NOT NULL,
	"id" text NOT NULL,
	"source" text NOT NULL,
	"engine" text NOT NULL,
	"call" text NOT NULL,
	"language" text,
	"called" text NOT NULL,
	"without" text,
	"parts" jsonb NOT NULL,
	"runs" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "making_user_id_pk" PRIMARY KEY("user","id")
);
--> statement-breakpoint
ALTER TABLE "making" ADD CONSTRAINT "making_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;