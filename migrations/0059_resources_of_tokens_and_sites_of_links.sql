ALTER TABLE `oauth_tokens` ADD `resource` text;--> statement-breakpoint
ALTER TABLE `portal_tokens` ADD `hostname` text;