/** A browser without scripts that a person has signed in with. */
import { cookieHeader, hiddenFields, keepCookie } from '../../test/support/forms.ts';
import { ask } from './client.ts';
import type { Answer, Sent } from './client.ts';

const LOCAL = '127.0.0.1';

export type Send = (path: string, sent?: Sent) => Promise<Answer>;

export async function signIn(
  port: number,
  person: { email: string; password: string },
): Promise<Send> {
  const cookies = new Map<string, string>();
  const send: Send = async (path, sent = {}) => {
    const answer = await ask(port, LOCAL, path, { ...sent, cookie: cookieHeader(cookies) });
    for (const line of answer.cookies) keepCookie(cookies, line);
    return answer;
  };
  const fields = { ...hiddenFields((await send('/sign-in')).text, '/sign-in'), ...person };
  const signedIn = await send('/sign-in', { form: new URLSearchParams(fields) });
  if (signedIn.status !== 303) throw new Error(`Signing in answers ${signedIn.status}.`);
  return send;
}
