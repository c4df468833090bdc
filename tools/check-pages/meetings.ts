/** Checks the page behind a meeting's link: before there is a conference, after the cancellation, and for a wrong link. */
import { DAY_MS } from '#lib/time.ts';
import type { Steps } from './steps.ts';

type Scheduled = { path: string; cancel: () => Promise<void> };

/** Schedules a meeting for tomorrow by the API, without guests. */
export async function scheduleMeeting(
  base: URL,
  token: string,
  type: 'google_meet' | 'zoom',
): Promise<Scheduled> {
  const start = new Date(Date.now() + DAY_MS).toISOString();
  const input = { title: 'Meeting of check-pages', start_time: start, type };
  const answer = await call(base, token, 'POST', '/api/meet/store', input);
  const { id, meeting_url: url } = answer.data ?? {};
  if (id === undefined || url === undefined)
    throw new Error(`No meeting: ${JSON.stringify(answer)}`);
  const { pathname, search } = new URL(url);
  return {
    path: `${pathname}${search}`,
    cancel: async () => void (await call(base, token, 'DELETE', `/api/meet/destroy/${id}`)),
  };
}

export async function checkMeetingPages({ visit, base }: Steps, token: string): Promise<void> {
  const language = 'en-US';
  const { path, cancel } = await scheduleMeeting(base, token, 'google_meet');
  await visit(path, 'meeting-waiting', { has: '.facts', isShot: true, language });
  await cancel();
  await visit(path, 'meeting-canceled', { has: '.facts', isShot: true, language });
  const unknown = `/m/${'A'.repeat(43)}`;
  await visit(unknown, 'meeting-unknown', { status: 404, has: 'h1', isShot: true });
}

type Answer = { data?: { id: number; meeting_url: string } };

async function call(
  base: URL,
  token: string,
  method: 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(new URL(path, base), {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Answer;
}
