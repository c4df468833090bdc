/** Where Settings are. */

export const SETTINGS = '/settings';
