ALTER TABLE "bookmark" DROP CONSTRAINT "bookmark_run_user_unique";--> statement-breakpoint
ALTER TABLE "bookmark" ADD COLUMN "variant" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "run" ADD COLUMN "variants" jsonb;--> statement-breakpoint
ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_once" UNIQUE("run","user","variant");