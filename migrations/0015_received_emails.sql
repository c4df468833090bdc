CREATE TABLE `received_emails` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`application_id` integer NOT NULL,
	`kind` text,
	`sealed` text,
	`is_from_candidate` integer DEFAULT false NOT NULL,
	`raw_key` text,
	`message_key` text NOT NULL,
	`message_id` text,
	`received_at` integer NOT NULL,
	`read_at` integer,
	`parse_attempts` integer DEFAULT 0 NOT NULL,
	`parse_due_at` integer,
	`content_due_at` integer,
	`content_deleted_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `received_emails_once` ON `received_emails` (`message_key`);--> statement-breakpoint
CREATE INDEX `received_emails_by_application` ON `received_emails` (`application_id`,`id`);--> statement-breakpoint
CREATE INDEX `received_emails_of_company` ON `received_emails` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `received_emails_due` ON `received_emails` (`parse_due_at`) WHERE parse_due_at is not null;--> statement-breakpoint
CREATE INDEX `received_emails_content_due` ON `received_emails` (`content_due_at`) WHERE content_due_at is not null and content_deleted_at is null;
--> statement-breakpoint
DROP TRIGGER `decided_application_contents`;
--> statement-breakpoint
CREATE TRIGGER `decided_application_contents` AFTER UPDATE OF `status` ON `applications` WHEN new.status IS NOT old.status BEGIN
	UPDATE mails SET content_due_at = iif(new.status = 'active', NULL, 2592000000 + coalesce(new.rejected_at, new.hired_at, new.updated_at))
	WHERE application_id = new.id AND content_deleted_at IS NULL;
	UPDATE received_emails SET content_due_at = iif(new.status = 'active', NULL, 2592000000 + coalesce(new.rejected_at, new.hired_at, new.updated_at))
	WHERE application_id = new.id AND content_deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `received_email_of_decided_application` AFTER INSERT ON `received_emails`
WHEN EXISTS (SELECT 1 FROM applications WHERE id = new.application_id AND status <> 'active') BEGIN
	UPDATE received_emails SET content_due_at = (SELECT 2592000000 + max(new.received_at, coalesce(a.rejected_at, a.hired_at, a.updated_at))
		FROM applications a WHERE a.id = new.application_id)
	WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `moved_received_email_contents` AFTER UPDATE OF `application_id` ON `received_emails` WHEN new.application_id IS NOT old.application_id BEGIN
	UPDATE received_emails SET content_due_at = (SELECT 2592000000 + coalesce(a.rejected_at, a.hired_at, a.updated_at)
		FROM applications a WHERE a.id = new.application_id AND a.status <> 'active')
	WHERE id = new.id;
END;
