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

/** What an email is that came to a reply address: written by a person, by a machine, or not to be read. */
export const receivedKinds = ['reply', 'automatic', 'unreadable'] as const;
export type ReceivedKind = (typeof receivedKinds)[number];
