/** The limits and defaults of hiring settings. */

/** How long a rejection email waits where the company has never saved settings: time to take back a slip. */
export const REJECTION_DELAY_MINUTES_DEFAULT = 60;
/** The longest delay of a rejection email: two weeks. */
export const REJECTION_DELAY_MINUTES_MAX = 14 * 24 * 60;
/** How long the email of a stage waits, so that a slip can be taken back. */
export const STAGE_EMAIL_DELAY_MINUTES_DEFAULT = 5;

/** The default retention of candidates (reliability: Privacy). */
export const RETENTION_MONTHS_DEFAULT = 24;
/** The default time after which active applications for a closed job are ended. */
export const STALE_MONTHS_DEFAULT = 6;
/** The shortest time that an audit log is kept: it has to outlast what it explains. */
export const AUDIT_MONTHS_MIN = 6;
/** The longest retention: ten years, the longest that any law requires. */
export const RETENTION_MONTHS_MAX = 120;

/** How long a rejection email of the company waits; without settings, the default. */
export function rejectionDelayOf(settings: { rejectionDelayMinutes: number } | undefined): number {
  return settings?.rejectionDelayMinutes ?? REJECTION_DELAY_MINUTES_DEFAULT;
}

/** How long the email of a stage waits in the company; without settings, the default. */
export function stageEmailDelayOf(
  settings: { stageEmailDelayMinutes: number } | undefined,
): number {
  return settings?.stageEmailDelayMinutes ?? STAGE_EMAIL_DELAY_MINUTES_DEFAULT;
}
