/** What Facebook and Instagram share: the address of the Graph API, and what its errors mean. */
import { at, codeOf, postponed } from '#providers/rules.ts';
import type { Circumstances, Failure } from '#providers/rules.ts';
import type { Reply } from '#lib/http-exchange.ts';

/** Meta answers a version for two years at least. */
export const GRAPH = 'https://graph.facebook.com/v24.0';

/** Graph API and Instagram, error codes: the token is over; too often, or not for now; a failure of its own, that may have come late. */
const tokenCodes: ReadonlySet<unknown> = new Set([102, 190]);
const rateCodes: ReadonlySet<unknown> = new Set([-2, 4, 17, 32, 341, 368, 613, 80_001, 80_002]);
const ownCodes: ReadonlySet<unknown> = new Set([-1, 1, 2]);

/** It says with 400 what others say with 401, 429 and 500. */
export function explainGraph(
  body: unknown,
  reply: Reply,
  { isDecisive, now }: Circumstances,
): Failure | null {
  if (reply.status < 400 || reply.status > 499) return null;
  const said = at(body, 'error', 'code');
  const code = codeOf(reply.status, body);
  if (tokenCodes.has(said)) return { is: 'token', code };
  if (ownCodes.has(said) && isDecisive) return { is: 'unknown', code };
  return rateCodes.has(said) || ownCodes.has(said) ? postponed(reply, code, now) : null;
}
