CREATE TABLE "brand" (
	"id" text PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_of_person" (
	"user" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "run" ADD COLUMN "brand" jsonb;--> statement-breakpoint
ALTER TABLE "brand_of_person" ADD CONSTRAINT "brand_of_person_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_of_person" ADD CONSTRAINT "brand_of_person_brand_brand_id_fk" FOREIGN KEY ("brand") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_of_person_brand_index" ON "brand_of_person" USING btree ("brand");