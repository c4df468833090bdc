/** The links of meetings: the page for whoever comes before there is a conference, after it is off, or with a wrong link. */
import { DAY_MS } from '#lib/time.ts';
import type { Steps } from './steps.ts';

type Scheduled = { path: string; cancel: () => Promise<void> };

/** By the API, for tomorrow, with nobody invited. */
export async function scheduleMeeting(
  base: URL,
  token: string,
  type: 'google_meet' | 'zoom',
): Promise<Scheduled> {
  const start = new Date(Date.now() + DAY_MS).toISOString();
  const given = { title: 'Meeting of check-pages', start_time: start, type };
  const made = await ask(base, token, 'POST', '/api/meet/store', given);
  const { id, meeting_url: url } = made.data ?? {};
  if (id === undefined || url === undefined) throw new Error(`No meeting: ${JSON.stringify(made)}`);
  return {
    path: new URL(url).pathname,
    cancel: async () => void (await ask(base, token, 'DELETE', `/api/meet/destroy/${id}`)),
  };
}

export async function walkJoinPages({ look, base }: Steps, token: string): Promise<void> {
  const language = 'en-US';
  const { path, cancel } = await scheduleMeeting(base, token, 'google_meet');
  await look(path, 'meeting-waiting', { has: '.facts', isShot: true, language });
  await cancel();
  await look(path, 'meeting-canceled', { has: '.facts', isShot: true, language });
  const unknown = `/m/${'A'.repeat(43)}`;
  await look(unknown, 'meeting-unknown', { status: 404, has: 'h1', isShot: true });
}

type Answered = { data?: { id: number; meeting_url: string } };

async function ask(
  base: URL,
  token: string,
  method: 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answered> {
  const response = await fetch(new URL(path, base), {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Answered;
}
