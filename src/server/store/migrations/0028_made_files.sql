ALTER TABLE "file" ADD COLUMN "made" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "bookmark" text;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_bookmark_bookmark_id_fk" FOREIGN KEY ("bookmark") REFERENCES "public"."bookmark"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_bookmark_index" ON "file" USING btree ("bookmark");