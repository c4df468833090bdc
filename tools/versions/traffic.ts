/** Traffic of companies, candidates and the public, each request to a version of its choice, and what it has stored. */
import { setTimeout as pause } from 'node:timers/promises';
import { labels } from './serve.ts';
import type { Label, Versions } from './serve.ts';

const CAREER_HOST = 'karriere-de.example';
const SERVER_ERROR = 500;
const PAUSE_MS = 400;

/** A record that was stored, as the answer named it. */
export type Stored = { id: number; hashId: string | undefined };

export type Seen = {
  requests: number;
  /** By version and operation. */
  failures: string[];
  jobs: Stored[];
  applications: Stored[];
  statuses: Record<string, number>;
};

type Operation = {
  name: string;
  run: (ask: Ask, seen: Seen, number: number) => Promise<void>;
};
export type Ask = (path: string, init?: RequestInit) => Promise<{ status: number; text: string }>;

export function nothingSeen(): Seen {
  return { requests: 0, failures: [], jobs: [], applications: [], statuses: {} };
}

/** Runs operations one after the other in `lanes` at once until `isOver`. */
export async function runTraffic(
  versions: Versions,
  {
    tokens,
    lanes,
    chosen,
    seen,
    isOver,
  }: {
    tokens: readonly string[];
    lanes: number;
    /** The versions that take part now. */
    chosen: () => readonly Label[];
    seen: Seen;
    isOver: () => boolean;
  },
): Promise<void> {
  let number = 0;
  async function lane(): Promise<void> {
    while (!isOver()) {
      number += 1;
      const operation = operations[number % operations.length];
      const taking = chosen();
      const label = taking[Math.floor(Math.random() * taking.length)] ?? labels[0];
      await operation?.run(
        asking(versions, {
          label,
          token: tokens[number % tokens.length] ?? '',
          seen,
          name: operation.name,
        }),
        seen,
        number,
      );
      // Below the limit of calls of each user.
      await pause(PAUSE_MS);
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
}

export function asking(
  versions: Versions,
  { label, token, seen, name }: { label: Label; token: string; seen: Seen; name: string },
): Ask {
  return async (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has('Host')) headers.set('Authorization', `Bearer ${token}`);
    seen.requests += 1;
    try {
      const response = await versions.ask(label, path, { ...init, headers });
      const text = await response.text();
      const key = `${label} ${response.status}`;
      seen.statuses[key] = (seen.statuses[key] ?? 0) + 1;
      if (response.status >= SERVER_ERROR)
        seen.failures.push(`${label} ${name}: ${response.status} ${text.slice(0, 300)}`);
      return { status: response.status, text };
    } catch (error) {
      seen.failures.push(`${label} ${name}: ${String(error)}`);
      return { status: 0, text: '' };
    }
  };
}

function json(body: object): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** The record of an answer, if it was stored. */
function storedIn({ status, text }: { status: number; text: string }): Stored[] {
  if (status < 200 || status >= 300) return [];
  const { data } = JSON.parse(text) as { data: { id: number; hash_id?: string } };
  return [{ id: data.id, hashId: data.hash_id }];
}

const operations: readonly Operation[] = [
  {
    name: 'publish a job',
    run: async (ask, seen, number) => {
      const body = {
        title: `Nurse ${number}`,
        status: 'Live',
        min_salary: 2900,
        rate_salary: 'monthly',
      };
      seen.jobs.push(...storedIn(await ask('/api/jobs/store', json(body))));
    },
  },
  {
    name: 'jobs of a country',
    run: async (ask) => void (await ask('/api/locations/jobs?country=DE&search-key=nurse')),
  },
  { name: 'jobs of the company', run: async (ask) => void (await ask('/api/jobs/index?max=20')) },
  {
    name: 'apply',
    run: async (ask, seen, number) => {
      const job = seen.jobs.at(-1)?.hashId;
      if (job === undefined) return;
      const form = new FormData();
      const fields = {
        email: `ada${number}@example.com`,
        first_name: 'Ada',
        last_name: `L${number}`,
        job_id: job,
      };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      const answer = await ask('/api/candidate-job/store', { method: 'POST', body: form });
      seen.applications.push(...storedIn(answer));
    },
  },
  { name: 'applications', run: async (ask) => void (await ask('/api/candidate-job/index?max=20')) },
  {
    name: 'search candidates',
    run: async (ask) => void (await ask('/api/candidate-job/index?search-key=ada')),
  },
  {
    name: 'change a job',
    run: async (ask, seen, number) => {
      const job = seen.jobs[number % Math.max(1, seen.jobs.length)]?.hashId;
      if (job) await ask(`/api/jobs/update/${job}`, json({ title: `Nurse ${number} again` }));
    },
  },
  {
    name: 'a career page',
    run: async (ask) => void (await ask('/', { headers: { Host: CAREER_HOST } })),
  },
  { name: 'the sign-in page', run: async (ask) => void (await ask('/sign-in')) },
  {
    name: 'a tool call',
    run: async (ask) =>
      void (await ask('/mcp', {
        ...json({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
        },
      })),
  },
];
