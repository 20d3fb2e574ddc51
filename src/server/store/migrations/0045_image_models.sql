CREATE TABLE "image_model" (
	"id" text PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"trigger" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"consented_at" timestamp with time zone,
	"fee" integer,
	"payment" text,
	"refunded_at" timestamp with time zone,
	"service" text,
	"request" text,
	"weights" text,
	"problem" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"begun_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image_model_picture" (
	"model" text NOT NULL,
	"file" text NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"sharpness" integer NOT NULL,
	"print" text NOT NULL,
	"face" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "image_model_picture_model_file_pk" PRIMARY KEY("model","file")
);
--> statement-breakpoint
CREATE TABLE "loose_training" (
	"request" text PRIMARY KEY NOT NULL,
	"service" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "image_model" ADD CONSTRAINT "image_model_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_model_picture" ADD CONSTRAINT "image_model_picture_model_image_model_id_fk" FOREIGN KEY ("model") REFERENCES "public"."image_model"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_model_picture" ADD CONSTRAINT "image_model_picture_file_file_id_fk" FOREIGN KEY ("file") REFERENCES "public"."file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_model_user_created_at_index" ON "image_model" USING btree ("user","created_at");--> statement-breakpoint
CREATE INDEX "image_model_request" ON "image_model" USING btree ("request");--> statement-breakpoint
CREATE INDEX "image_model_due" ON "image_model" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "image_model_picture_file_index" ON "image_model_picture" USING btree ("file");--> statement-breakpoint
CREATE INDEX "loose_training_due_index" ON "loose_training" USING btree ("due");--> statement-breakpoint
-- However a model goes, by itself or with its person, and when it is trained anew: the service is to forget what it has.
create function loosen_training() returns trigger language plpgsql as $$
begin
	if old.request is not null then
		insert into loose_training (request, service) values (old.request, old.service) on conflict do nothing;
	end if;
	return null;
end
$$;
--> statement-breakpoint
create trigger image_model_gone after delete on image_model for each row execute function loosen_training();
--> statement-breakpoint
create trigger image_model_anew after update of request on image_model for each row
	when (old.request is distinct from new.request) execute function loosen_training();
