ALTER TABLE "run" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "run" ADD COLUMN "refinement" jsonb;--> statement-breakpoint
CREATE INDEX "run_versions" ON "run" USING btree ("origin") WHERE origin is not null;