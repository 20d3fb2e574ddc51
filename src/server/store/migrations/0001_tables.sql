CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookmark" (
	"id" text PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"type" text NOT NULL,
	"prompt" text NOT NULL,
	"reply" text NOT NULL,
	"run" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	CONSTRAINT "bookmark_run_user_unique" UNIQUE("run","user")
);
--> statement-breakpoint
CREATE TABLE "run" (
	"id" text PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"engine" text NOT NULL,
	"call" text NOT NULL,
	"by" text NOT NULL,
	"values" jsonb NOT NULL,
	"language" text NOT NULL,
	"parent" text,
	"steps" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"cost" integer NOT NULL,
	"period" text NOT NULL,
	"model" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"answer" jsonb DEFAULT '""' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"usage" jsonb DEFAULT '{"input":0,"output":0}'::jsonb NOT NULL,
	"cut" text,
	"problem" text,
	"details" jsonb,
	"charged" boolean DEFAULT true NOT NULL,
	"ended_at" timestamp with time zone,
	"words" text DEFAULT '' NOT NULL,
	"heard_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "run_once" UNIQUE("user","key")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" text NOT NULL,
	"impersonated_by" text,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage" (
	"user" text NOT NULL,
	"period" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "usage_user_period_pk" PRIMARY KEY("user","period"),
	CONSTRAINT "used_is_not_negative" CHECK (used >= 0)
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"banned" boolean DEFAULT false NOT NULL,
	"ban_reason" text,
	"ban_expires" timestamp with time zone,
	"plan" text DEFAULT 'free' NOT NULL,
	"request_limit" integer,
	"ai_language" text DEFAULT 'EN' NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_run_run_id_fk" FOREIGN KEY ("run") REFERENCES "public"."run"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run" ADD CONSTRAINT "run_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage" ADD CONSTRAINT "usage_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user_id_index" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bookmark_user_created_at_index" ON "bookmark" USING btree ("user","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookmark_words" ON "bookmark" USING gin (words gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "run_user_started_at_index" ON "run" USING btree ("user","started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "run_open" ON "run" USING btree ("user") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "run_words" ON "run" USING gin (words gin_trgm_ops) WITH (fastupdate=false) WHERE state <> 'running';--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier_index" ON "verification" USING btree ("identifier");