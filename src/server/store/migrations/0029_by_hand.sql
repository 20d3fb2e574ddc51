-- What somebody has changed by hand was made by no model: it is a version, and used nothing.
drop trigger run_counted on run;
--> statement-breakpoint
create constraint trigger run_counted after update of state on run deferrable initially deferred
	for each row when (old.state = 'running' and new.state <> 'running' and new.by <> 'hand')
	execute function run_counted();
