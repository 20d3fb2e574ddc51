CREATE TABLE "claim_check" (
	"user" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"variant" integer DEFAULT 1 NOT NULL,
	"runs" jsonb DEFAULT '[]' NOT NULL,
	"left" jsonb DEFAULT '[]' NOT NULL,
	CONSTRAINT "claim_check_user_kind_text_variant_pk" PRIMARY KEY("user","kind","text","variant")
);
--> statement-breakpoint
ALTER TABLE "claim_check" ADD CONSTRAINT "claim_check_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;