ALTER TABLE "document" ADD COLUMN "given" text;--> statement-breakpoint
-- What was opened, copied or made of a text came with its title: the first that is known of it.
UPDATE "document" SET "given" = coalesce((
	SELECT "first"."title" FROM "document_version" AS "first" WHERE "first"."document" = "document"."id" ORDER BY "first"."revision" LIMIT 1
), "title")
WHERE "run" IS NOT NULL OR "source" IS NOT NULL OR "by" = 'file' OR EXISTS (
	SELECT FROM "document_version" AS "earlier" WHERE "earlier"."document" = "document"."id" AND "earlier"."by" = 'file'
);
