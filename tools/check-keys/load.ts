/** The load of the check: sign-ins with a second factor, jobs whose webhooks are delivered, and meetings at Zoom. */
import { setTimeout as pause } from 'node:timers/promises';
import { cookieHeader, hiddenFields, keepCookie } from '../../test/support/forms.ts';
import { PASSWORD, codeOf } from './people.ts';
import type { Person, Population } from './people.ts';
import type { Service, Value } from './serve.ts';
import type { World } from './world.ts';

const DAY_MS = 86_400_000;
const SERVER_ERROR = 500;
/** A code works once: nobody signs in twice within a time step. */
const STEP_MS = 31_000;
const PAUSE_MS = 150;
const SIGN_IN = '/sign-in';
const SECOND_FACTOR = '/sign-in/second-factor';

export type Seen = {
  requests: number;
  /** Requests with another answer than they should have. */
  failures: string[];
  signIns: number;
  jobs: number[];
  meetings: string[];
};

export function nothingSeen(): Seen {
  return { requests: 0, failures: [], signIns: 0, jobs: [], meetings: [] };
}

export type Loading = {
  service: Service;
  population: Population;
  origin: string;
  seen: Seen;
  /** The values of the key that are deployed now: each request meets one of them. */
  deployed: () => readonly Value[];
};

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Every request of a sign-in may meet another value than the one before. */
function asking({ service, deployed, seen }: Loading, what: string): Ask {
  return async (path, init) => {
    const chosen = deployed();
    const value = chosen[Math.floor(Math.random() * chosen.length)] ?? 'old';
    seen.requests += 1;
    const response = await service.ask(value, path, init);
    if (response.status >= SERVER_ERROR)
      seen.failures.push(`${what} by ${value}: ${response.status} of ${path}`);
    return response;
  };
}

export async function signIn(loading: Loading, person: Person, address: string): Promise<boolean> {
  const ask = asking(loading, 'sign-in');
  const cookies = new Map<string, string>();
  const request = async (path: string, fields?: Record<string, string>) => {
    const headers = {
      'cf-connecting-ip': address,
      cookie: cookieHeader(cookies),
      ...(fields && { origin: loading.origin, 'sec-fetch-site': 'same-origin' }),
    };
    const body = fields && new URLSearchParams(fields);
    const response = await ask(path, { headers, ...(body && { method: 'POST', body }) });
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
    return { status: response.status, html: await response.text() };
  };
  const form = await request(SIGN_IN);
  const { email } = person;
  await request(SIGN_IN, { ...hiddenFields(form.html, SIGN_IN), email, password: PASSWORD });
  const second = await request(SECOND_FACTOR);
  const code = codeOf(person);
  await request(SECOND_FACTOR, { ...hiddenFields(second.html, SECOND_FACTOR), code });
  const { status } = await request('/settings');
  loading.seen.signIns += 1;
  return status === 200;
}

async function publish(loading: Loading, { token }: Person): Promise<void> {
  const { status, data } = await post(loading, token, '/api/jobs/store', {
    title: 'Nurse',
    status: 'Live',
  });
  if (status === 201) loading.seen.jobs.push(data.id);
  else loading.seen.failures.push(`job: ${status}`);
}

export async function meet(loading: Loading, { token }: Person, nth: number): Promise<void> {
  const title = `Interview ${nth}`;
  const start = new Date(Date.now() + 2 * DAY_MS + nth * 1000).toISOString();
  const meeting = { title, start_time: start, type: 'zoom' };
  const { status } = await post(loading, token, '/api/meet/store', meeting);
  if (status === 201) loading.seen.meetings.push(title);
  else loading.seen.failures.push(`meeting: ${status}`);
}

async function post(loading: Loading, token: string, path: string, body: object) {
  const response = await asking(loading, 'call')(path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const { data } = JSON.parse(text) as { data: { id: number } };
  return { status: response.status, data };
}

/** Subscribes to published jobs. */
export async function subscribe(loading: Loading, world: World, path: string): Promise<void> {
  const [person] = loading.population.people;
  const hook = { name: path, url: `${world.origin}${path}`, events: ['job.published'] };
  const { status, data } = await post(loading, person?.token ?? '', '/api/plugins/webhooks', hook);
  if (status !== 201) throw new Error(`The webhook was refused: ${status}`);
  world.secrets.set(path, (data as unknown as { secret: string }).secret);
}

/** Until `isOver`, everything at once. */
export async function runLoad(loading: Loading, isOver: () => boolean): Promise<void> {
  const { people } = loading.population;
  let nth = 0;
  const turn = () => people[nth++ % people.length] ?? people[0];
  async function lane(run: (person: Person, nth: number) => Promise<void>): Promise<void> {
    while (!isOver()) {
      const person = turn();
      if (person) await run(person, nth).catch((error) => fail(error));
      await pause(PAUSE_MS);
    }
  }
  const fail = (error: unknown) => loading.seen.failures.push(String(error));
  const lastAt = new Map<Person, number>();
  await Promise.all([
    lane(async (person, at) => {
      if (Date.now() - (lastAt.get(person) ?? 0) < STEP_MS) return;
      lastAt.set(person, Date.now());
      const isIn = await signIn(loading, person, addressOf(at));
      if (!isIn) fail(`sign-in of ${person.email}`);
    }),
    lane((person) => publish(loading, person)),
    lane((person, at) => meet(loading, person, at)),
  ]);
}

/** Each sign-in is from another address: limits of one address are not what is checked. */
export function addressOf(nth: number): string {
  return `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`;
}
