/** The addresses of tags and sources. */

export const TAGS = '/tags';
export const TAG = '/tags/{tag}';
export const REMOVE_TAG = '/tags/{tag}/remove';
export const SOURCES = '/sources';
export const SOURCE = '/sources/{source}';
export const REMOVE_SOURCE = '/sources/{source}/remove';

/** Which of the two lists a screen is of. */
export type ListName = 'tags' | 'sources';
