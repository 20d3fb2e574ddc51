-- Which tools a plan opens, and the brands, are remembered between texts as people are.
create trigger plan_tools_changed after insert or update or delete on plan_tool for each statement execute function tell_of_people();
--> statement-breakpoint
create trigger brands_changed after insert or update or delete on brand for each statement execute function tell_of_people();
