/** The form of a job on its career domain, and a person with a browser who fills it in. */
import { vi } from 'vitest';
import type { Job } from '#recruiting/jobs/schemas.ts';
import type { Page } from '#lib/pagination.ts';
import type { Application } from '#recruiting/applications/schemas.ts';
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
  /** In place of what a browser says of where the form stood. */
  headers?: Record<string, string>;
};

/** Somebody opens the form, `ago` before they send it. */
export async function openForm(
  { host }: Pick<Company, 'host'>,
  { hash_id: hash }: Pick<Job, 'hash_id'>,
  { ago = 5000, address = newAddress() }: { ago?: number; address?: string } = {},
) {
  const path = `/jobs/${hash}/apply`;
  const person = { first_name: 'Ada', last_name: 'Lovelace', email: newApplicant(), phone: '' };
  setClock(Date.now() - ago);
  const page = await see(host, path, address);
  vi.useRealTimers();
  const hidden = hiddenFields(page.html, path);

  function filled(typed: Record<string, string | undefined>, files: readonly Part[]): Form {
    const fields = { ...hidden, ...person, homepage: '', ...typed };
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

    filled,

    /** What is not said is Ada's; a field of undefined is left out. */
    async submit(
      typed: Record<string, string | undefined> = {},
      { files = [], headers = ours(host) }: Sending = {},
    ): Promise<Seen> {
      const form = filled(typed, files);
      const response = await send(`https://${host}${path}`, {
        method: 'POST',
        body: form.body,
        headers: {
          'cf-connecting-ip': address,
          ...form.headers,
          ...headers,
        },
      });
      return seenOf(response);
    },
  };
}

function ours(host: string): Record<string, string> {
  return { origin: `https://${host}`, 'sec-fetch-site': 'same-origin' };
}

/** A page of a career domain. */
export async function see(host: string, path: string, address = newAddress()): Promise<Seen> {
  return seenOf(await visit(host, path, { 'cf-connecting-ip': address }));
}

async function seenOf(response: Response): Promise<Seen> {
  const { status, headers } = response;
  return { status, headers, html: await response.text(), location: headers.get('location') ?? '' };
}

/** What the company has been sent so far, newest first. */
export async function applicationsOf(company: Company): Promise<Application[]> {
  const answer = await company.recruiter<Page<Application>>(
    'GET',
    '/api/candidate-job/index?max=100',
  );
  return answer.body.data.data;
}

/** The text of a page as a person reads it. */
export function readable(html: string): string {
  return html
    .replace(/<style>.*?<\/style>/su, '')
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/gu, ' ');
}
