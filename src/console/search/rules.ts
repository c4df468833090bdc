/** Where the search over everything is. */

export const SEARCH = '/search';
