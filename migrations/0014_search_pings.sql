CREATE TABLE `search_pings` (
	`engine` text PRIMARY KEY NOT NULL,
	`last_event_id` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL
);
