/** Every email in a language, with made-up values for its `{names}`. */
import { formatDuration } from '#accounts/words/emails.ts';
import { escapeHtml } from '#lib/html.ts';
import { fillTemplate } from '#lib/language.ts';
import { wholeParts } from '#translations/read.ts';
import { documentOf } from './page.ts';
import type { Preview } from './screens.ts';

type Email = { name: string; subject: string; text: string };

export function emailPreviews(language: string): Preview[] {
  const areas = ['careers', 'accounts', 'recruiting'] as const;
  const emails = areas.flatMap((area) => emailsIn(wholeParts(language, area), `email-${area}`));
  return emails.map(({ name, subject, text }) => {
    const [head, body] = [filled(language, subject), filled(language, text)];
    const content = body.startsWith('<')
      ? body
      : `<p style="white-space:pre-line">${escapeHtml(body)}</p>`;
    return { name, html: documentOf(language, head, `<h1>${escapeHtml(head)}</h1>${content}`) };
  });
}

/** Whatever has a subject or a body is an email; its other texts follow each other. */
function emailsIn(words: unknown, name: string): Email[] {
  if (typeof words !== 'object' || words === null) return [];
  const entries = Object.entries(words);
  const texts = new Map(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const subject = texts.get('subject');
  if (subject === undefined && !texts.has('body')) {
    return entries.flatMap(([key, value]) => emailsIn(value, `${name}-${key}`));
  }
  texts.delete('subject');
  return [{ name, subject: subject ?? '', text: [...texts.values()].join('\n\n') }];
}

/** Values of merge fields have a point in their name. */
function filled(language: string, text: string): string {
  const merged = text.replaceAll(/\{\{([\w.]+)\}\}/gu, (hole, name: string) => merge[name] ?? hole);
  const days = formatDuration(language, 7, 'day');
  return fillTemplate(merged, { ...values, days, hours: formatDuration(language, 1, 'hour') });
}

const merge: Readonly<Record<string, string>> = {
  'candidate.first_name': 'Ada',
  'candidate.last_name': 'Lovelace',
  'job.title': 'Baker',
  'company.name': 'Acme',
};

const values = {
  account: 'ada@acme.example',
  application: 'Example Integration',
  body: '…',
  code: '123456',
  company: 'Acme',
  count: 3,
  counted: '3',
  date: '2027-03-31',
  email: 'ada@acme.example',
  id: 7,
  job: 'Baker',
  link: 'https://accounts.example/link',
  moment: '2027-03-31 14:05',
  person: 'Ada Lovelace',
  provider: 'Zoom',
  reference: 'A1B2C3',
  search: 'Baker',
  site: 'Careers',
  title: 'Baker, Acme',
  url: 'https://careers.example/jobs/1',
  webhook: 'Receiver',
};
