CREATE TABLE `audit_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`user_id` integer,
	`client_id` integer,
	`action` text NOT NULL,
	`subject_id` integer NOT NULL,
	`changes` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `audit_events_by_company` ON `audit_events` (`company_id`,`id`);--> statement-breakpoint
CREATE TABLE `applications` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`candidate_id` integer NOT NULL,
	`job_id` integer NOT NULL,
	`stage_id` integer NOT NULL,
	`stage_since` integer NOT NULL,
	`status` text NOT NULL,
	`source` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`rejected_at` integer,
	`hired_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`stage_id`) REFERENCES `stages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`,`candidate_id`) REFERENCES `candidates`(`company_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`,`job_id`) REFERENCES `jobs`(`company_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `applications_by_company` ON `applications` (`company_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `applications_once` ON `applications` (`job_id`,`candidate_id`);--> statement-breakpoint
CREATE INDEX `applications_by_job` ON `applications` (`company_id`,`job_id`,id desc);--> statement-breakpoint
CREATE INDEX `applications_by_stage` ON `applications` (`stage_id`);--> statement-breakpoint
CREATE INDEX `applications_by_candidate` ON `applications` (`candidate_id`);--> statement-breakpoint
CREATE TABLE `candidates` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`phone` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `candidates_by_company` ON `candidates` (`company_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `candidates_by_email` ON `candidates` (`company_id`,`email_key`);--> statement-breakpoint
CREATE TABLE `career_domain_countries` (
	`domain_id` integer NOT NULL,
	`country_id` integer NOT NULL,
	PRIMARY KEY(`domain_id`, `country_id`),
	FOREIGN KEY (`domain_id`) REFERENCES `career_domains`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `career_domains` (
	`id` integer PRIMARY KEY NOT NULL,
	`hostname` text NOT NULL,
	`name` text NOT NULL,
	`language` text NOT NULL,
	`hue` integer DEFAULT 0 NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	`is_test` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `career_domains_hostname_unique` ON `career_domains` (`hostname`);--> statement-breakpoint
CREATE TABLE `companies` (
	`id` integer PRIMARY KEY NOT NULL,
	`subdomain` text NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`website` text,
	`phone` text,
	`address` text,
	`country_id` integer,
	`logo_key` text,
	`career_domain_id` integer NOT NULL,
	`default_currency` text DEFAULT 'EUR' NOT NULL,
	`timezone` text DEFAULT 'UTC' NOT NULL,
	`values` text DEFAULT '[]' NOT NULL,
	`benefits` text DEFAULT '[]' NOT NULL,
	`career_page_settings` text DEFAULT '{}' NOT NULL,
	`is_test` integer DEFAULT false NOT NULL,
	`reviews_jobs` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`career_domain_id`) REFERENCES `career_domains`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `companies_subdomain_unique` ON `companies` (`subdomain`);--> statement-breakpoint
CREATE INDEX `companies_by_domain` ON `companies` (`career_domain_id`,`id`);--> statement-breakpoint
CREATE TABLE `contracted_companies` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`address` text,
	`country_id` integer,
	`pipeline_id` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`,`pipeline_id`) REFERENCES `pipelines`(`company_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contracted_companies_by_company` ON `contracted_companies` (`company_id`,`id`);--> statement-breakpoint
CREATE TABLE `events` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`name` text NOT NULL,
	`body` text NOT NULL,
	`subject` text NOT NULL,
	`subject_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `events_by_company` ON `events` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `events_by_subject` ON `events` (`company_id`,`subject`,`subject_id`);--> statement-breakpoint
CREATE TABLE `company_job_counts` (
	`company_id` integer NOT NULL,
	`status` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`company_id`, `status`)
);
--> statement-breakpoint
CREATE TABLE `job_months` (
	`job_id` integer NOT NULL,
	`month` text NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`favorites` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`job_id`, `month`),
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `job_texts` (
	`job_id` integer PRIMARY KEY NOT NULL,
	`description` text,
	`tasks` text,
	`requirements` text,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`hash_id` text NOT NULL,
	`title` text NOT NULL,
	`title_folded` text NOT NULL,
	`title_indexed` text DEFAULT '' NOT NULL,
	`status` text NOT NULL,
	`status_by_admin` text NOT NULL,
	`workplace` text NOT NULL,
	`seniority` text,
	`category_id` integer,
	`employment_type_mask` integer DEFAULT 0 NOT NULL,
	`currency` text,
	`min_salary` real,
	`max_salary` real,
	`pay_period` text,
	`office_id` integer,
	`pipeline_id` integer,
	`contracted_company_id` integer,
	`skills` text DEFAULT '[]' NOT NULL,
	`benefits` text DEFAULT '[]' NOT NULL,
	`application_count` integer DEFAULT 0 NOT NULL,
	`favorite_count` integer DEFAULT 0 NOT NULL,
	`published_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`listed_at` integer,
	`domain_id` integer DEFAULT 0 NOT NULL,
	`country_id` integer DEFAULT 0 NOT NULL,
	`place_id` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`,`office_id`) REFERENCES `offices`(`company_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`,`pipeline_id`) REFERENCES `pipelines`(`company_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`,`contracted_company_id`) REFERENCES `contracted_companies`(`company_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_hashId_unique` ON `jobs` (`hash_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_by_company` ON `jobs` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_by_status` ON `jobs` (`company_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_by_update` ON `jobs` (`company_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_by_office` ON `jobs` (`office_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_listed` ON `jobs` (`listed_at`) WHERE listed_at is not null;--> statement-breakpoint
CREATE INDEX `jobs_listed_in_country` ON `jobs` (`country_id`,`listed_at`) WHERE listed_at is not null;--> statement-breakpoint
CREATE INDEX `jobs_listed_in_domain_country` ON `jobs` (`domain_id`,`country_id`,`listed_at`) WHERE listed_at is not null;--> statement-breakpoint
CREATE INDEX `jobs_listed_in_domain_place` ON `jobs` (`domain_id`,`place_id`,`listed_at`) WHERE listed_at is not null;--> statement-breakpoint
CREATE INDEX `jobs_live` ON `jobs` (`published_at`) WHERE status = 'Live';--> statement-breakpoint
CREATE TABLE `oauth_clients` (
	`id` integer PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`redirect_uris` text DEFAULT '[]' NOT NULL,
	`allowed_scopes` text DEFAULT '[]' NOT NULL,
	`disabled_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_clients_clientId_unique` ON `oauth_clients` (`client_id`);--> statement-breakpoint
CREATE TABLE `oauth_grants` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`client_id` integer NOT NULL,
	`scopes` text NOT NULL,
	`resource` text,
	`code_hash` text,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	`revoked_at` integer,
	`revoked_reason` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`client_id`) REFERENCES `oauth_clients`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_grants_codeHash_unique` ON `oauth_grants` (`code_hash`);--> statement-breakpoint
CREATE INDEX `oauth_grants_by_user` ON `oauth_grants` (`user_id`,`company_id`);--> statement-breakpoint
CREATE INDEX `oauth_grants_by_company` ON `oauth_grants` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `oauth_grants_by_client` ON `oauth_grants` (`client_id`,`id`);--> statement-breakpoint
CREATE TABLE `oauth_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`grant_id` integer NOT NULL,
	`kind` text NOT NULL,
	`parent_hash` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`grant_id`) REFERENCES `oauth_grants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_tokens_parentHash_unique` ON `oauth_tokens` (`parent_hash`);--> statement-breakpoint
CREATE INDEX `oauth_tokens_by_grant` ON `oauth_tokens` (`grant_id`);--> statement-breakpoint
CREATE TABLE `offices` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`name` text NOT NULL,
	`address` text,
	`country_id` integer,
	`state_id` integer,
	`city` text,
	`zipcode` text,
	`is_default` integer DEFAULT false NOT NULL,
	`place_id` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`place_id`) REFERENCES `places`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `offices_by_company` ON `offices` (`company_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `offices_one_default` ON `offices` (`company_id`) WHERE is_default = 1;--> statement-breakpoint
CREATE INDEX `offices_by_place` ON `offices` (`place_id`);--> statement-breakpoint
CREATE TABLE `pipelines` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`name` text NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pipelines_by_company` ON `pipelines` (`company_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `pipelines_one_default` ON `pipelines` (`company_id`) WHERE is_default = 1;--> statement-breakpoint
CREATE TABLE `stages` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`pipeline_id` integer NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`position` integer NOT NULL,
	`email_template` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`pipeline_id`) REFERENCES `pipelines`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `stages_by_pipeline` ON `stages` (`company_id`,`pipeline_id`,`position`);--> statement-breakpoint
CREATE TABLE `places` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`country_id` integer NOT NULL,
	`state_id` integer DEFAULT 0 NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`path_slug` text NOT NULL,
	`state_name` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `places_by_slug` ON `places` (`slug`,`country_id`,`state_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `places_by_path` ON `places` (`country_id`,`path_slug`);--> statement-breakpoint
CREATE TABLE `states` (
	`id` integer PRIMARY KEY NOT NULL,
	`country_id` integer NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `states_by_country` ON `states` (`country_id`,`id`);--> statement-breakpoint
CREATE TABLE `members` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`role` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_by_company` ON `members` (`company_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `members_once` ON `members` (`user_id`,`company_id`);--> statement-breakpoint
CREATE INDEX `members_by_role` ON `members` (`company_id`,`role`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`first_name` text DEFAULT '' NOT NULL,
	`last_name` text DEFAULT '' NOT NULL,
	`password_hash` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_emailKey_unique` ON `users` (`email_key`);