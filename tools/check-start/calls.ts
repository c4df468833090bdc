/** What companies and job seekers ask of the service. Answers other than the expected ones are errors. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './client.ts';
import type { Sent } from './client.ts';

const CV = join(import.meta.dirname, '../../packages/cv-reader/test/fixtures/d01-en-onecol.pdf');
export const PATIENCE_MS = 60_000;
const POLL_MS = 100;

export type Place = {
  port: number;
  /** Of an Admin. */
  token: string;
  /** The career domain of the company, and one of its countries. */
  career: { hostname: string; countryId: number; country: string };
};

export type Calls = ReturnType<typeof callsOf>;

export function callsOf({ port, token, career }: Place) {
  const host = career.hostname.replace(/\.example$/u, '.localhost');

  async function expectAnswer(at: string, path: string, status: number, sent: Sent = {}) {
    const answer = await ask(port, at, path, sent);
    if (answer.status === status) return answer;
    throw new Error(`${path}: ${answer.status} instead of ${status}. ${answer.text.slice(0, 500)}`);
  }

  return {
    /** JSON makes something, unless another status is expected. */
    api: async (
      path: string,
      sent: Sent = {},
      status = sent.json === undefined ? 200 : 201,
    ): Promise<unknown> => {
      const { text } = await expectAnswer('127.0.0.1', path, status, { ...sent, token });
      return (JSON.parse(text) as { data: unknown }).data;
    },

    /** Public lists are remembered for a second. */
    location: (at: string, word: string) =>
      until(async () => {
        const path = `/api/locations/jobs?country=${career.country}&search-key=${word}`;
        return (await expectAnswer(at, path, 200)).text.includes(word);
      }),

    site: {
      host,

      async page(path: string, word: string): Promise<string> {
        const { text } = await expectAnswer(host, path, 200);
        if (!text.includes(word)) throw new Error(`${path} does not show ${word}.`);
        return text;
      },

      /** Submits the form of a page with its hidden fields. */
      async send(path: string, html: string, fields: Record<string, string>, hasCv = false) {
        const form = new FormData();
        const all = { ...hiddenFields(html), ...fields };
        for (const [name, value] of Object.entries(all)) form.set(name, value);
        if (html.includes('name="consent"')) form.set('consent', 'on');
        if (hasCv) form.set('file_cv', new File([readFileSync(CV)], 'cv.pdf'));
        await expectAnswer(host, path, 303, { form });
      },
    },
  };
}

export function hiddenFields(html: string): Record<string, string> {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/gu);
  return Object.fromEntries(
    [...inputs].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
  );
}

/** Asks again until there is something. */
export async function until<Found>(find: () => Promise<Found | false | undefined>): Promise<Found> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(POLL_MS)) {
    const found = await find();
    if (found !== undefined && found !== false) return found;
  }
  throw new Error(`Not after ${PATIENCE_MS} ms.`);
}
