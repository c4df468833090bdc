/** The addresses of the website plugin of a company. */

/** The page for frames. */
export const embedPath = (company: string) => `/embed/${company}`;
export const embedFeedPath = (company: string) => `${embedPath(company)}.json`;

/**
 * The script of all companies, a file of `public/`: it is no part of the Worker, which starts sooner without it. In its text,
 * `site` stands for the origin of the career domain, and `company` for the company.
 */
export const scriptFile = { path: '/embed/jobs.js', site: '__SITE__', company: '__COMPANY__' };
