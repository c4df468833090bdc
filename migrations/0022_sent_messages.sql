CREATE TABLE `sent_messages` (
	`id` integer PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`company_id` integer,
	`mail_id` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sent_messages_once` ON `sent_messages` (`message_id`);