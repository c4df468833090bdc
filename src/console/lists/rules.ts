/** The addresses of tags and sources. */

export const TAGS = '/tags';
export const TAG = '/tags/{tag}';
export const SOURCES = '/sources';
export const SOURCE = '/sources/{source}';

/** Which of the two lists a screen is of. */
export type ListName = 'tags' | 'sources';
