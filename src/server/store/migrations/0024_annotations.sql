ALTER TABLE "run" ADD COLUMN "annotations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- The corrections of a text were kept among its steps, as a string.
update run set annotations = jsonb_build_object('corrections', (steps->>'corrections')::jsonb), steps = steps - 'corrections'
where jsonb_typeof(steps->'corrections') = 'string';
