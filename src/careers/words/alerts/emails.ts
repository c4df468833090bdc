/** The emails of job alerts, in the language of their site: as text, and as HTML where jobs are listed. */

import { escapeHtml } from '#lib/html.ts';
import { directionOf, fillTemplate } from '#lib/language.ts';
import { oneLine } from '../emails.ts';
import { formatsFor } from '../format.ts';
import type { Pay } from '../format.ts';
import { alertWordsFor } from './words.ts';

type Site = { name: string; language: string };

type EmailText = { subject: string; text: string };

/** `search` must not contain input of the form: anyone can enter another person's address. */
export function subscriptionEmail(
  kind: 'confirm' | 'known',
  { name: site, language }: Site,
  { search, url }: { search: string; url: string },
): EmailText {
  const { subject, text } = alertWordsFor(language).emails[kind];
  return {
    subject: fillTemplate(subject, { site }),
    text: fillTemplate(text, { site, search, url }),
  };
}

export interface ListedJob {
  title: string;
  companyName: string;
  /** The city or the country. */
  place: string | null;
  pay: Pay | null;
  url: string;
}

interface NewJobs {
  search: string;
  jobs: readonly ListedJob[];
  /** There are more new jobs than these. */
  hasMore: boolean;
  listUrl: string;
  manageUrl: string;
}

export function newJobsEmail(site: Site, input: NewJobs): EmailText & { html: string } {
  const { language } = site;
  const words = alertWordsFor(language).emails.alert;
  const formats = formatsFor(language);
  const { search, jobs, hasMore, listUrl, manageUrl } = input;
  const counted = hasMore
    ? fillTemplate(words.countedMany, { count: formats.number(jobs.length) })
    : formats.plural(words.counted, jobs.length);
  const heading = fillTemplate(words.subject, { counted, search });
  const reason = fillTemplate(words.why, { site: site.name });
  const items = jobs.map((job) => ({
    title: oneLine(job.title),
    summary: jobSummary(language, job),
    url: job.url,
  }));
  const text = [
    heading,
    ...items.map(({ title, summary, url }) => [title, summary, url].join('\n')),
    `${words.all}\n${listUrl}`,
    `${reason}\n${words.change}\n${manageUrl}`,
  ].join('\n\n');
  const paragraphs = items.map(
    ({ title, summary, url }) =>
      `<p style="margin:0 0 1.2em"><a href="${escapeHtml(url)}" dir="auto"><b>${escapeHtml(title)}</b></a><br>${escapeHtml(summary)}</p>`,
  );
  const html = `<!doctype html><html lang="${escapeHtml(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;max-width:40em;margin:0 auto;padding:1em">
<h1 style="font-size:1.25em;line-height:1.3">${escapeHtml(heading)}</h1>
${paragraphs.join('\n')}
<p><a href="${escapeHtml(listUrl)}">${escapeHtml(words.all)}</a></p>
<hr><p style="font-size:.875em">${escapeHtml(reason)}<br><a href="${escapeHtml(manageUrl)}">${escapeHtml(words.change)}</a></p>
</body></html>`;
  return { subject: oneLine(heading), text, html };
}

function jobSummary(language: string, { companyName, place, pay }: ListedJob): string {
  const amount = pay === null ? null : formatsFor(language).pay(pay);
  return [oneLine(companyName), place, amount].filter((part) => part !== null).join(' · ');
}
