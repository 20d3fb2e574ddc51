CREATE TABLE "picture" (
	"id" text PRIMARY KEY NOT NULL,
	"user" text,
	"brand" text,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picture_user_unique" UNIQUE("user"),
	CONSTRAINT "picture_brand_unique" UNIQUE("brand"),
	CONSTRAINT "picture_owner" CHECK (num_nonnulls("picture"."user", "picture"."brand") = 1)
);
--> statement-breakpoint
ALTER TABLE "two_factor" ADD COLUMN "last_step" integer;--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_brand_brand_id_fk" FOREIGN KEY ("brand") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- However a picture goes, by itself, for another one, or with its person or brand: its bytes are to be removed.
create trigger picture_gone after delete or update of id on picture for each row execute function loosen_file();
--> statement-breakpoint
-- People and brands are remembered with their pictures.
create trigger pictures_changed after insert or update or delete on picture for each statement execute function tell_of_people();
