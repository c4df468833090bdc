/** What Facebook and Instagram share: the Graph API's address, and the meaning of its errors. */
import { valueAt, codeOf, retryLater } from '#providers/rules.ts';
import type { CallContext, Failure } from '#providers/rules.ts';
import type { Reply } from '#lib/http-exchange.ts';

/** Meta supports a version for at least two years. */
export const GRAPH = 'https://graph.facebook.com/v24.0';

/**
 * Error codes of the Graph API: the token expired; rate limits and temporary blocks; errors of Meta
 * itself, after which the request may have succeeded.
 */
const tokenCodes: ReadonlySet<unknown> = new Set([102, 190]);
const rateCodes: ReadonlySet<unknown> = new Set([-2, 4, 17, 32, 341, 368, 613, 80_001, 80_002]);
const serverErrorCodes: ReadonlySet<unknown> = new Set([-1, 1, 2]);

/** The Graph API answers 400 where others answer 401, 429 and 500. */
export function explainGraph(
  body: unknown,
  reply: Reply,
  { isDecisive, now }: CallContext,
): Failure | null {
  if (reply.status < 400 || reply.status > 499) return null;
  const graphCode = valueAt(body, 'error', 'code');
  const code = codeOf(reply.status, body);
  if (tokenCodes.has(graphCode)) return { is: 'token', code };
  if (serverErrorCodes.has(graphCode) && isDecisive) return { is: 'unknown', code };
  return rateCodes.has(graphCode) || serverErrorCodes.has(graphCode)
    ? retryLater(reply, code, now)
    : null;
}
