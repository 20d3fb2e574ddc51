CREATE TABLE "companion" (
	"user" text NOT NULL,
	"text" text NOT NULL,
	"slug" text,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "companion_user_text_pk" PRIMARY KEY("user","text")
);
--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "credit" jsonb;--> statement-breakpoint
ALTER TABLE "companion" ADD CONSTRAINT "companion_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;