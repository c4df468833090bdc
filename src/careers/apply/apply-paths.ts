/** The paths of the application form. */

export const APPLY = '/jobs/{hash}/apply';
export const THANKS = `${APPLY}/thanks`;
/** Reads a CV that is not stored, to fill in the form. */
export const READ_CV = `${APPLY}/cv`;

/** Asks for a person to look at an application that its answers have ended. */
export const REVIEW = `${APPLY}/review`;

/** A tracking link. */
export const FOLLOW = '/go/{token}';

export const applyPaths: readonly string[] = [APPLY, THANKS, READ_CV, REVIEW, FOLLOW];
