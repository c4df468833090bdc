/** The closed lists of feedback. */

/** What a member says to "Should we go on?", from no to yes. */
export const ratings = ['strong_no', 'no', 'yes', 'strong_yes'] as const;
export type Rating = (typeof ratings)[number];

export const feedbackStatuses = ['draft', 'submitted'] as const;

export const requestStatuses = ['open', 'done', 'canceled'] as const;

/** What feedback on a stage is asked for beside thumbs and a text. */
export type FeedbackForm = {
  /** What members read above the attributes. */
  guide: string;
  attributes: readonly FeedbackAttribute[];
};

export type FeedbackAttribute = {
  /** Scores name it. */
  key: string;
  name: string;
  /** What each score means, from 1 to 4. */
  anchors: readonly string[];
};

/** Of each attribute; 4 is the best. */
export const scoreValues = [1, 2, 3, 4] as const;
/** By the key of the attribute. Null: it was not judged. */
export type Scores = Readonly<Record<string, number | null>>;
