/** The bounds of what a company may set. */

/** The longest anybody may want to think it over: two weeks. */
export const REJECTION_DELAY_MINUTES_MAX = 14 * 24 * 60;
/** Reliability: Privacy. */
export const RETENTION_MONTHS_DEFAULT = 24;
/** Ten years, the longest that any law asks for. */
export const RETENTION_MONTHS_MAX = 120;
