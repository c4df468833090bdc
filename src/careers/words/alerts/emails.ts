/** The emails of job alerts, in the language of their site: as text, and as HTML where jobs are listed. */

import { escapeHtml } from '#lib/html.ts';
import { fillTemplate } from '#lib/language.ts';
import type { WrittenMail } from '#mail/schemas.ts';
import { oneLine } from '../emails.ts';
import { formatsFor } from '../format.ts';
import type { Pay } from '../format.ts';
import { alertWordsFor } from './words.ts';

type Site = { name: string; hostname: string; language: string };

type EmailText = Pick<WrittenMail, 'subject' | 'text' | 'html' | 'frame'>;

function siteFrame({ hostname, language }: Site) {
  return { language, from: 'site', site: hostname } as const;
}

/** `search` must not contain input of the form: anyone can enter another person's address. */
export function subscriptionEmail(
  kind: 'confirm' | 'known',
  site: Site,
  { search, url }: { search: string; url: string },
): EmailText {
  const { emails, confirm } = alertWordsFor(site.language);
  const { subject, text } = emails[kind];
  const label = kind === 'confirm' ? confirm.button : emails.alert.change;
  return {
    subject: fillTemplate(subject, { site: site.name }),
    text: fillTemplate(text, { search, url }),
    frame: { ...siteFrame(site), button: { label, url } },
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

export function newJobsEmail(site: Site, input: NewJobs): EmailText {
  const { language } = site;
  const words = alertWordsFor(language).emails.alert;
  const formats = formatsFor(language);
  const { search, jobs, hasMore, listUrl, manageUrl } = input;
  const counted = hasMore
    ? fillTemplate(words.countedMany, { count: formats.number(jobs.length) })
    : formats.plural(words.counted, jobs.length);
  const heading = fillTemplate(words.subject, { counted, search });
  const items = jobs.map((job) => ({
    title: oneLine(job.title),
    facts: factsOf(language, job),
    url: job.url,
  }));
  const paragraphs = items.map(
    ({ title, facts, url }) =>
      `<p><a href="${escapeHtml(url)}" dir="auto"><b>${escapeHtml(title)}</b></a><br>${facts.map(wordHtml).join(' · ')}</p>`,
  );
  return {
    subject: oneLine(heading),
    text: [
      heading,
      ...items.map((item) => [item.title, item.facts.join(' · '), item.url].join('\n')),
    ].join('\n\n'),
    html: `<h1>${escapeHtml(heading)}</h1>${paragraphs.join('')}`,
    frame: {
      ...siteFrame(site),
      preheader: items.map(({ title }) => title).join(' · '),
      button: { label: words.all, url: listUrl },
      why: {
        text: fillTemplate(words.why, { site: site.name }),
        stop: { label: words.change, url: manageUrl },
      },
    },
  };
}

/** Has a direction of its own; what is short, as an amount, stands on one line. */
function wordHtml(text: string): string {
  const style = text.length <= UNBROKEN_MAX ? ' style="white-space:nowrap"' : '';
  return `<bdi${style}>${escapeHtml(text)}</bdi>`;
}

const UNBROKEN_MAX = 30;

function factsOf(language: string, { companyName, place, pay }: ListedJob): string[] {
  const amount = pay === null ? null : formatsFor(language).pay(pay);
  return [oneLine(companyName), place, amount].filter((part) => part !== null);
}
