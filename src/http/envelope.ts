/** How answers look: the envelope of contract 4.0, that of the locations (4.7), and errors in either. */
import { ApiError, errorTable } from '#errors.ts';
import { openHeaders } from './cors.ts';
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

/** The headers of JSON that scripts of other sites may read. */
export function answerHeaders(audience: Audience): Record<string, string> {
  return { ...closedHeaders(audience), ...openHeaders };
}

/** The headers of JSON that scripts of other sites may not read. */
export function closedHeaders(audience: Audience): Record<string, string> {
  return {
    ...securityHeaders,
    'Content-Type': JSON_TYPE,
    'Content-Security-Policy': JSON_POLICY,
    'Cache-Control': caching[audience],
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

/** The only place where an `ApiError` becomes an answer. Of any other error the caller learns only a request id. */
function errorAnswer(
  error: unknown,
  audience: Audience,
  requestId: string,
  apiOrigin: string | null,
): Response {
  const known = error instanceof ApiError ? error : new ApiError('unexpected', { cause: error });
  const { code, status, errors, extra } = known;
  const body = {
    success: false,
    ...(audience === 'public'
      ? { message: String(status), detail: known.message }
      : { message: known.message }),
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
      ...(apiOrigin !== null && challenge(known, apiOrigin)),
      ...known.headers,
    },
  });
}

/** Answers anything thrown, and logs it where the fault is ours. `apiOrigin` is for hosts that accept tokens. */
export function failureAnswer(
  error: unknown,
  audience: Audience,
  apiOrigin: string | null = null,
): Response {
  const requestId = crypto.randomUUID();
  if (!(error instanceof ApiError) || error.status >= 500) logFailure(requestId, error);
  return errorAnswer(error, audience, requestId, apiOrigin);
}

/** `failureAnswer` for what scripts of other sites may not read. */
export function closedFailureAnswer(error: unknown, apiOrigin: string): Response {
  const response = failureAnswer(error, 'tenant', apiOrigin);
  for (const name of Object.keys(openHeaders)) response.headers.delete(name);
  return response;
}

/**
 * On every 401 and 403: what was wrong with the token (RFC 6750, 3), and where a client that does not know this
 * service learns how to get another one (RFC 9728, 5.1). `resource`: where it is not the API.
 */
export function challenge(
  { code, status, extra }: ApiError,
  apiOrigin: string,
  resource: { path: string; scope?: string } = { path: '' },
): Record<string, string> {
  if (status !== 401 && status !== 403) return {};
  const parameters: Record<string, string> = {
    ...(code === 'invalid_token' && { error: code, error_description: errorTable[code][1] }),
    ...(code === 'insufficient_scope' && { error: code, scope: String(extra['scope']) }),
    ...(status === 401 && resource.scope !== undefined && { scope: resource.scope }),
    resource_metadata: `${apiOrigin}${PROTECTED_RESOURCE_PATH}${resource.path}`,
  };
  const parts = Object.entries(parameters).map(([name, value]) => `${name}="${value}"`);
  return { 'WWW-Authenticate': `Bearer ${parts.join(', ')}` };
}

/** RFC 9728, 3. */
export const PROTECTED_RESOURCE_PATH = '/.well-known/oauth-protected-resource';
