/** The application form of a job on its career domain, filled in and submitted like a browser. */
import { vi } from 'vitest';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import type { Page } from '#lib/pagination.ts';
import type { Application } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { newApplicant } from './applying.ts';
import { newAddress, send, visit } from './call.ts';
import { setClock } from './clock.ts';
import type { Company } from './company.ts';
import { hiddenFields } from './forms.ts';
import { formOf } from './uploads.ts';
import type { Form, Part } from './uploads.ts';

export type Seen = { status: number; headers: Headers; html: string; location: string };

type Sending = {
  files?: readonly Part[];
  /** Replace the same-origin headers of a browser. */
  headers?: Record<string, string>;
  /** Instead of the path of the form. */
  to?: string;
};

/** By this query, and from this page. */
type Opening = { ago?: number; address?: string; query?: string; referrer?: string };

/** Opens the form as it was `ago` milliseconds before now. */
export async function openForm(
  { host }: Pick<Company, 'host'>,
  { hash_id: hash }: Pick<Job, 'hash_id'>,
  { ago = 5000, address = newAddress(), query = '', referrer }: Opening = {},
) {
  const path = `/jobs/${hash}/apply`;
  const person = { first_name: 'Ada', last_name: 'Lovelace', email: newApplicant(), phone: '' };
  const [now, isFixed] = [Date.now(), vi.isFakeTimers()];
  setClock(now - ago);
  const sent = {
    'cf-connecting-ip': address,
    ...(referrer !== undefined && { referer: referrer }),
  };
  const page = await toSeen(await visit(host, `${path}${query}`, sent));
  if (isFixed) setClock(now);
  else vi.useRealTimers();
  const hidden = hiddenFields(page.html, path);

  function filledForm(input: Record<string, string | undefined>, files: readonly Part[]): Form {
    const fields = { ...hidden, ...person, homepage: '', ...input };
    const texts = Object.entries(fields).flatMap(([name, content]) =>
      content === undefined ? [] : [{ name, content }],
    );
    return formOf([...texts, ...files]);
  }

  return {
    ...page,
    path,
    email: person.email,
    hidden,

    filledForm,

    /** Fields default to Ada's; undefined leaves a field out. */
    async submit(
      input: Record<string, string | undefined> = {},
      { files = [], headers = sameOrigin(host), to = path }: Sending = {},
    ): Promise<Seen> {
      const form = filledForm(input, files);
      const response = await send(`https://${host}${to}`, {
        method: 'POST',
        body: form.body,
        headers: {
          'cf-connecting-ip': address,
          ...form.headers,
          ...headers,
        },
      });
      return toSeen(response);
    },
  };
}

function sameOrigin(host: string): Record<string, string> {
  return { origin: `https://${host}`, 'sec-fetch-site': 'same-origin' };
}

/** A page of a career domain. */
export async function see(host: string, path: string, address = newAddress()): Promise<Seen> {
  return toSeen(await visit(host, path, { 'cf-connecting-ip': address }));
}

async function toSeen(response: Response): Promise<Seen> {
  const { status, headers } = response;
  return { status, headers, html: await response.text(), location: headers.get('location') ?? '' };
}

/** The applications of the company, newest first. */
export async function applicationsOf(company: Company): Promise<Application[]> {
  const answer = await company.recruiter<Page<Application>>(
    'GET',
    '/api/candidate-job/index?max=100',
  );
  return answer.body.data.data;
}

/** The visible text of a page. */
export function readable(html: string): string {
  return html
    .replace(/<style>.*?<\/style>/su, '')
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/gu, ' ');
}
