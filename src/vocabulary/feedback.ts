/** The closed lists of feedback. */

/** What a member says to "Should we go on?", from no to yes. */
export const ratings = ['strong_no', 'no', 'yes', 'strong_yes'] as const;
export type Rating = (typeof ratings)[number];

export const feedbackStatuses = ['draft', 'submitted'] as const;

export const requestStatuses = ['open', 'done', 'canceled'] as const;
