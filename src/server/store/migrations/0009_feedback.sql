CREATE TABLE "feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivery" text DEFAULT 'kept' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"failure" jsonb
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_created_at_index" ON "feedback" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "feedback_user_created_at_index" ON "feedback" USING btree ("user","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "feedback_due" ON "feedback" USING btree ("due_at") WHERE delivery = 'waiting';