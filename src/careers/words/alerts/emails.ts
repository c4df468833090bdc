/** The mails of the alerts, in the language of their site: as text, and where jobs are listed as HTML too. */

import { escapeHtml } from '#lib/html.ts';
import { formatsFor } from '../format.ts';
import { fillTemplate } from '#lib/language.ts';
import type { Pay } from '../format.ts';
import { directionOf } from '#lib/language.ts';
import { alertWordsFor } from './words.ts';

type Site = { name: string; language: string };

type Letter = { subject: string; text: string };

/** `search` says nothing that somebody has typed: whoever enters the address of another must not have words of their own sent to it. */
export function askingLetter(
  kind: 'confirm' | 'known',
  { name: site, language }: Site,
  { search, url }: { search: string; url: string },
): Letter {
  const { subject, text } = alertWordsFor(language).emails[kind];
  return {
    subject: fillTemplate(subject, { site }),
    text: fillTemplate(text, { site, search, url }),
  };
}

export interface ToldJob {
  title: string;
  companyName: string;
  /** Of the job, or its country. */
  place: string | null;
  pay: Pay | null;
  url: string;
}

interface News {
  search: string;
  jobs: readonly ToldJob[];
  /** Whether there are others than these. */
  hasMore: boolean;
  listUrl: string;
  manageUrl: string;
}

export function newsLetter(site: Site, news: News): Letter & { html: string } {
  const { language } = site;
  const words = alertWordsFor(language).emails.alert;
  const formats = formatsFor(language);
  const { search, jobs, hasMore, listUrl, manageUrl } = news;
  const counted = hasMore
    ? fillTemplate(words.countedMany, { count: formats.number(jobs.length) })
    : formats.plural(words.counted, jobs.length);
  const heading = fillTemplate(words.subject, { counted, search });
  const why = fillTemplate(words.why, { site: site.name });
  const told = jobs.map((job) => {
    return { title: oneLine(job.title), facts: factsOf(language, job), url: job.url };
  });
  const text = [
    heading,
    ...told.map(({ title, facts, url }) => [title, facts, url].join('\n')),
    `${words.all}\n${listUrl}`,
    `${why}\n${words.change}\n${manageUrl}`,
  ].join('\n\n');
  const items = told.map(
    ({ title, facts, url }) =>
      `<p style="margin:0 0 1.2em"><a href="${escapeHtml(url)}" dir="auto"><b>${escapeHtml(title)}</b></a><br>${escapeHtml(facts)}</p>`,
  );
  const html = `<!doctype html><html lang="${escapeHtml(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;max-width:40em;margin:0 auto;padding:1em">
<h1 style="font-size:1.25em;line-height:1.3">${escapeHtml(heading)}</h1>
${items.join('\n')}
<p><a href="${escapeHtml(listUrl)}">${escapeHtml(words.all)}</a></p>
<hr><p style="font-size:.875em">${escapeHtml(why)}<br><a href="${escapeHtml(manageUrl)}">${escapeHtml(words.change)}</a></p>
</body></html>`;
  return { subject: oneLine(heading), text, html };
}

function factsOf(language: string, { companyName, place, pay }: ToldJob): string {
  const amount = pay === null ? null : formatsFor(language).pay(pay);
  return [oneLine(companyName), place, amount].filter((fact) => fact !== null).join(' · ');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
