CREATE TABLE `connection_attempts` (
	`id` integer PRIMARY KEY NOT NULL,
	`state_hash` text NOT NULL,
	`session_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`company_id` integer NOT NULL,
	`provider` text NOT NULL,
	`sealed_verifier` text NOT NULL,
	`used_at` integer,
	`sealed_choices` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `connection_attempts_stateHash_unique` ON `connection_attempts` (`state_hash`);--> statement-breakpoint
CREATE INDEX `connection_attempts_by_age` ON `connection_attempts` (`created_at`);--> statement-breakpoint
CREATE TABLE `connections` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`provider` text NOT NULL,
	`external_id` text NOT NULL,
	`grantor_id` text NOT NULL,
	`name` text NOT NULL,
	`username` text,
	`avatar_url` text,
	`sealed_tokens` text NOT NULL,
	`scopes` text NOT NULL,
	`expires_at` integer,
	`renewing_until` integer,
	`status` text DEFAULT 'active' NOT NULL,
	`last_error` text,
	`version` integer DEFAULT 1 NOT NULL,
	`connected_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `connections_once` ON `connections` (`company_id`,`provider`,`external_id`);--> statement-breakpoint
CREATE INDEX `connections_by_company` ON `connections` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `connections_by_update` ON `connections` (`company_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `connections_by_grantor` ON `connections` (`provider`,`grantor_id`);--> statement-breakpoint
CREATE TABLE `posts` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`connection_id` integer NOT NULL,
	`platform` text NOT NULL,
	`text` text NOT NULL,
	`job_id` integer,
	`image_url` text,
	`status` text NOT NULL,
	`date_shared` integer,
	`due_at` integer,
	`claimed_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`begun_at` integer,
	`begun_id` text,
	`external_id` text,
	`published_url` text,
	`published_at` integer,
	`error` text,
	`created_by` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`connection_id`) REFERENCES `connections`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `posts_by_company` ON `posts` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `posts_by_update` ON `posts` (`company_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `posts_by_status` ON `posts` (`company_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `posts_due` ON `posts` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `posts_by_connection` ON `posts` (`connection_id`,`id`);--> statement-breakpoint

-- How many posts a company has.
CREATE TRIGGER `posts_counted` AFTER INSERT ON `posts` BEGIN
	INSERT INTO company_counts (company_id, kind, n) VALUES (new.company_id, 'posts', 1)
	ON CONFLICT (company_id, kind) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_uncounted` AFTER DELETE ON `posts` BEGIN
	UPDATE company_counts SET n = n - 1 WHERE company_id = old.company_id AND kind = 'posts';
END;
