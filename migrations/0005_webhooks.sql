CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`webhook_id` integer NOT NULL,
	`event_id` integer NOT NULL,
	`due_at` integer,
	`opened_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`has_succeeded` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_webhook` ON `webhook_deliveries` (`webhook_id`,`event_id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_event` ON `webhook_deliveries` (`event_id`);--> statement-breakpoint
CREATE TABLE `webhook_log_counts` (
	`webhook_id` integer NOT NULL,
	`event` text NOT NULL,
	`has_succeeded` integer NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`webhook_id`, `event`, `has_succeeded`)
);
--> statement-breakpoint
CREATE TABLE `webhook_logs` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`webhook_id` integer NOT NULL,
	`delivery_id` text NOT NULL,
	`event` text NOT NULL,
	`attempt` integer NOT NULL,
	`status_code` integer NOT NULL,
	`error` text,
	`has_succeeded` integer NOT NULL,
	`answer` text,
	`duration_ms` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `webhook_logs_by_webhook` ON `webhook_logs` (`webhook_id`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_logs_of_event` ON `webhook_logs` (`webhook_id`,`event`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_logs_failed` ON `webhook_logs` (`webhook_id`,`id`) WHERE not has_succeeded;--> statement-breakpoint
CREATE INDEX `webhook_logs_answered` ON `webhook_logs` (`delivery_id`) WHERE answer is not null;--> statement-breakpoint
CREATE TABLE `webhook_remains` (
	`webhook_id` integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`name` text NOT NULL,
	`url` text NOT NULL,
	`hostname` text NOT NULL,
	`events` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`sealed_secret` text NOT NULL,
	`secret_tail` text NOT NULL,
	`previous_secret` text,
	`previous_until` integer,
	`failing_since` integer,
	`failed_count` integer DEFAULT 0 NOT NULL,
	`warned_at` integer,
	`disabled_reason` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `webhooks_by_company` ON `webhooks` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `webhooks_failing` ON `webhooks` (`failing_since`) WHERE is_active and failing_since is not null;--> statement-breakpoint

-- How many log rows a webhook has of a kind.
CREATE TRIGGER `webhook_logs_counted` AFTER INSERT ON `webhook_logs` BEGIN
	INSERT INTO webhook_log_counts (webhook_id, event, has_succeeded, n)
	VALUES (new.webhook_id, new.event, new.has_succeeded, 1)
	ON CONFLICT (webhook_id, event, has_succeeded) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `webhook_logs_uncounted` AFTER DELETE ON `webhook_logs` BEGIN
	UPDATE webhook_log_counts SET n = n - 1
	WHERE webhook_id = old.webhook_id AND event = old.event AND has_succeeded = old.has_succeeded;
END;
