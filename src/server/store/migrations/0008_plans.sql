CREATE TABLE "plan" (
	"id" text PRIMARY KEY NOT NULL,
	"requests" integer,
	"storage" bigint NOT NULL,
	"line" jsonb NOT NULL,
	"price" jsonb NOT NULL,
	"stripe_price" text
);
--> statement-breakpoint
CREATE TABLE "plan_request" (
	"id" text PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"plan" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"granted" boolean
);
--> statement-breakpoint
CREATE TABLE "plan_tool" (
	"plan" text NOT NULL,
	"tool" text NOT NULL,
	"open" boolean NOT NULL,
	CONSTRAINT "plan_tool_plan_tool_pk" PRIMARY KEY("plan","tool")
);
--> statement-breakpoint
CREATE TABLE "stripe_event" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"customer" text NOT NULL,
	"plan" text NOT NULL,
	"live" boolean NOT NULL,
	"ends_at" timestamp with time zone,
	"revision" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plan_request" ADD CONSTRAINT "plan_request_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_request_user_created_at_index" ON "plan_request" USING btree ("user","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "plan_request_once" ON "plan_request" USING btree ("user") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "stripe_event_at_index" ON "stripe_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "subscription_user_index" ON "subscription" USING btree ("user");--> statement-breakpoint
CREATE INDEX "subscription_customer_index" ON "subscription" USING btree ("customer");--> statement-breakpoint
-- What a plan holds is part of what is remembered of a person.
create trigger plans_changed after insert or update or delete on "plan" for each statement execute function tell_of_people();
