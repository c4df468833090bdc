/** Reads what an OAuth client sends: fields as a form or as JSON, credentials in the header or among the fields. */
import { jsonDepth, textFault } from '#lib/text.ts';
import { parseUrlencoded } from '#lib/urlencoded.ts';
import { OAuthError } from '#errors.ts';
import { decodeUtf8, takeBytes } from '../body.ts';
import type { Credentials } from '../oauth.ts';

const FORM_BYTES_MAX = 64_000;
const FORM_DEPTH_MAX = 4;
/** A text that is refused, in place of one in another character set. */
const UNREADABLE = '\0';

/** `unknown`: the names of those that were ignored. */
type ReadFields = { fields: Record<string, string>; unknown: string[] };

/** A form or JSON (contract 5.3), each field a text given once. */
export async function readFields(request: Request, known: readonly string[]): Promise<ReadFields> {
  const type = request.headers.get('content-type') ?? '';
  const bytes = await takeBytes(request, FORM_BYTES_MAX);
  if (/^application\/x-www-form-urlencoded\s*(?:;|$)/iu.test(type))
    return collectFields(
      parseUrlencoded(bytes, type).map(([name, value]) => [name, value ?? UNREADABLE]),
      known,
    );
  if (/^application\/json\s*(?:;|$)/iu.test(type))
    return collectFields(entriesOfJson(decodeUtf8(bytes)), known);
  throw invalidRequest('The body must be sent as application/json or as a form.');
}

function entriesOfJson(text: string): [string, unknown][] {
  if (jsonDepth(text) > FORM_DEPTH_MAX) throw invalidRequest('The body is nested too deeply.');
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalidRequest('The body must be a JSON object.');
  }
  return Object.entries(body);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidRequest('The body is not well-formed JSON.');
  }
}

/** RFC 6749, 3.2: a parameter without a value counts as absent, an unknown one is ignored, none may be repeated. */
function collectFields(
  entries: readonly (readonly [string, unknown])[],
  known: readonly string[],
): ReadFields {
  const fields: Record<string, string> = {};
  const seen = new Set<string>();
  for (const [name, value] of entries) {
    if (seen.has(name)) throw invalidRequest('A parameter was given more than once.');
    seen.add(name);
    if (!known.includes(name) || value === null) continue;
    if (typeof value !== 'string') throw invalidRequest('Every parameter must be a text.');
    if (textFault(value) !== null) throw invalidRequest('A parameter is not well-formed text.');
    if (value !== '') fields[name] = value;
  }
  return { fields, unknown: [...seen].filter((name) => !known.includes(name)) };
}

/** RFC 6749, 2.3.1: by HTTP Basic or in the body, never both. */
export function credentialsOf(
  authorization: string | undefined,
  fields: Readonly<Record<string, string>>,
): Credentials | null {
  const { client_id: clientId, client_secret: secret } = fields;
  if (authorization === undefined) {
    return clientId === undefined ? null : { clientId, secret: secret ?? null, isBasic: false };
  }
  const basic = parseBasic(authorization);
  if (!basic) throw new OAuthError('invalid_client', 'The Authorization header is malformed.');
  if (secret !== undefined) throw invalidRequest('Client credentials were sent in two ways.');
  if (clientId !== undefined && clientId !== basic.clientId) {
    throw invalidRequest('client_id is not that of the Authorization header.');
  }
  return basic;
}

function parseBasic(authorization: string): Credentials | null {
  const [, encoded = ''] = /^Basic +([A-Za-z0-9+/]+={0,2}) *$/iu.exec(authorization) ?? [];
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const [, id, secret] = /^([^:]+):(.*)$/su.exec(text) ?? [];
  if (id === undefined || secret === undefined) return null;
  const [clientId, password] = [decodeFormText(id), decodeFormText(secret)];
  return clientId === null || password === null
    ? null
    : { clientId, secret: password, isBasic: true };
}

/** Clients form-encode both halves before they join them. */
function decodeFormText(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

function invalidRequest(description: string): OAuthError {
  return new OAuthError('invalid_request', description);
}
