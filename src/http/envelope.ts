/** How answers look: the envelope of contract 4.0, that of the locations (4.7), and errors in either. */
import { Problem, problems } from '#problems.ts';
import {
  JSON_POLICY,
  JSON_TYPE,
  PRIVATE_CACHING,
  PUBLIC_CACHING,
  securityHeaders,
} from './headers.ts';
import { rateHeaders } from './limits.ts';
import { logFailure } from './log.ts';

type Audience = 'tenant' | 'public';

const caching = { tenant: PRIVATE_CACHING, public: PUBLIC_CACHING } as const;

export function answerHeaders(audience: Audience): Record<string, string> {
  return {
    ...securityHeaders,
    'Content-Type': JSON_TYPE,
    'Content-Security-Policy': JSON_POLICY,
    'Cache-Control': caching[audience],
    // Anybody's page may show public jobs; nothing personal is ever on such an answer.
    ...(audience === 'public' && { 'Access-Control-Allow-Origin': '*' }),
  };
}

/** On the locations `message` carries the status code as text (contract 4.7). */
export function answerBody(audience: Audience, status: number, data: unknown): string {
  return JSON.stringify(
    audience === 'public'
      ? { success: true, message: String(status), data }
      : { success: true, data },
  );
}

/** The one place where a `Problem` becomes an answer. Anything else thrown tells the caller nothing but a request id. */
function errorAnswer(error: unknown, audience: Audience, requestId: string): Response {
  const problem = error instanceof Problem ? error : new Problem('unexpected', { cause: error });
  const { code, status, errors, extra } = problem;
  const body = {
    success: false,
    ...(audience === 'public'
      ? { message: String(status), detail: problem.message }
      : { message: problem.message }),
    code,
    ...(errors && { errors }),
    ...extra,
    request_id: requestId,
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...answerHeaders(audience),
      'Cache-Control': PRIVATE_CACHING,
      'X-Request-Id': requestId,
      ...rateHeaders(audience === 'public' ? 'public' : 'api'),
      ...challenge(problem),
      ...problem.headers,
    },
  });
}

/** The answer to whatever was thrown; logged when the fault is ours. */
export function failureAnswer(error: unknown, audience: Audience): Response {
  const requestId = crypto.randomUUID();
  if (!(error instanceof Problem) || error.status >= 500) logFailure(requestId, error);
  return errorAnswer(error, audience, requestId);
}

/** RFC 6750, section 3: what was wrong with the token. */
function challenge({ code, extra }: Problem): Record<string, string> {
  const error =
    code === 'insufficient_scope'
      ? ` error="${code}", scope="${String(extra['scope'])}"`
      : code === 'invalid_token'
        ? ` error="${code}", error_description="${problems[code][1]}"`
        : '';
  const isChallenge = code === 'unauthenticated' || error !== '';
  return isChallenge ? { 'WWW-Authenticate': `Bearer${error}` } : {};
}
