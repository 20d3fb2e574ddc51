ALTER TABLE "document" ADD COLUMN "variant" integer;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "ai" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "document" SET "ai" = true WHERE "by" = 'ai' OR EXISTS (SELECT FROM "document_version" WHERE "document_version"."document" = "document"."id" AND "document_version"."by" = 'ai');