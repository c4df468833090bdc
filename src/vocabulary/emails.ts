/** What is said of emails to candidates. */

/** Why an email was not delivered. */
export const emailReasons = [
  'unknown_mailbox',
  'mailbox_full',
  'refused',
  'spam',
  'too_late',
  'suppressed',
  'sealed',
  'unavailable',
] as const;
export type EmailReason = (typeof emailReasons)[number];
