/** The addresses of the website plugin of a company. */

/** The page for frames. */
export const embedPath = (company: string) => `/embed/${company}`;
export const embedFeedPath = (company: string) => `${embedPath(company)}.json`;
