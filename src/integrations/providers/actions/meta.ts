/** What Facebook and Instagram share: the address of the Graph API, and what its errors mean. */
import { at, codeOf, postponed } from '../rules.ts';
import type { Failure } from '../rules.ts';
import type { Reply } from '#kit/exchange.ts';

/** Meta answers a version for two years at least. */
export const GRAPH = 'https://graph.facebook.com/v24.0';

/** Graph API, error codes: the token is over, the application or the account has asked too often. */
const tokenCodes: ReadonlySet<unknown> = new Set([102, 190, 463, 467]);
const rateCodes: ReadonlySet<unknown> = new Set([4, 17, 32, 613, 80_001, 80_002]);

/** It says with 400 what others say with 401 and 429. */
export function explainGraph(body: unknown, reply: Reply, now: Date): Failure | null {
  if (reply.status < 400 || reply.status > 499) return null;
  const code = at(body, 'error', 'code');
  if (tokenCodes.has(code)) return { is: 'token', code: codeOf(reply.status, body) };
  if (rateCodes.has(code)) return postponed(reply, codeOf(reply.status, body), now);
  return null;
}
