/** The paths of the application form. */

export const APPLY = '/jobs/{hash}/apply';
export const THANKS = `${APPLY}/thanks`;

export const applyPaths: readonly string[] = [APPLY, THANKS];
