/**
 * The messages of the Model Context Protocol over HTTP: revisions with a handshake, up to
 * 2025-11-25, and the stateless one of 2026-07-28. Pure.
 */

/** Every request names this revision; there is no handshake. */
export const STATELESS_REVISION = '2026-07-28';
/** The revisions that `initialize` negotiates, newest first. */
export const handshakeRevisions = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;
/** Assumed where no header names a revision. The only one with batches. */
const UNNAMED_REVISION = '2025-03-26';

export const rpcErrors = {
  parse: -32_700,
  invalidRequest: -32_600,
  unknownMethod: -32_601,
  invalidParams: -32_602,
  internal: -32_603,
  /** Errors of the transport: authentication, rate limit and HTTP method. */
  refused: -32_000,
  headerMismatch: -32_020,
  unsupportedRevision: -32_022,
} as const;

export type RpcError = { code: number; message: string; data?: unknown };
export type RpcId = string | number;

export type Message =
  | { is: 'request'; id: RpcId; method: string; params: Record<string, unknown> }
  /** Notifications and responses, which get no answer. */
  | { is: 'notice'; params: Record<string, unknown> };

export type Era = 'stateless' | 'handshake';

/** An error of a request, and the HTTP status of the answer. */
export type RequestError = { status: number; error: RpcError };

/** The headers that repeat parts of a request, so that proxies can route it. */
export type ProtocolHeaders = {
  revision: string | null;
  method: string | null;
  name: string | null;
};

/** Returns a message of JSON-RPC 2.0, or null. Ids are never null. */
export function parseMessage(body: unknown): Message | null {
  if (!isObject(body) || body['jsonrpc'] !== '2.0') return null;
  const { id, method, params = {} } = body;
  if (method === undefined) {
    const isAnswer = 'result' in body || isObject(body['error']);
    return isAnswer ? { is: 'notice', params: {} } : null;
  }
  if (typeof method !== 'string' || !isObject(params)) return null;
  if (id === undefined) return { is: 'notice', params };
  if (typeof id !== 'string' && typeof id !== 'number') return null;
  return { is: 'request', id, method, params };
}

/** The id of a request, or null where it has none. */
export function requestId(body: unknown): RpcId | null {
  const message = parseMessage(body);
  return message?.is === 'request' ? message.id : null;
}

const META = {
  revision: 'io.modelcontextprotocol/protocolVersion',
  capabilities: 'io.modelcontextprotocol/clientCapabilities',
  client: 'io.modelcontextprotocol/clientInfo',
} as const;

/** The metadata key that names the server in every stateless answer. */
export const META_SERVER = 'io.modelcontextprotocol/serverInfo';

/** Returns the era of a message: its metadata decides, and the headers must agree. */
export function eraOf(message: Message, headers: ProtocolHeaders): Era | RequestError {
  const meta = message.params['_meta'];
  const namesRevision = isObject(meta) && META.revision in meta;
  const isNew = headers.revision !== null && headers.revision >= STATELESS_REVISION;
  if (message.is === 'notice') return namesRevision || isNew ? 'stateless' : handshakeEra(headers);
  if (namesRevision) return findStatelessError(message, meta, headers) ?? 'stateless';
  if (!isNew) return handshakeEra(headers);
  if (message.method === 'initialize') {
    return mismatch(`Revision ${headers.revision} does not support initialize.`);
  }
  return invalidParams(`params._meta must contain ${META.revision} and ${META.capabilities}.`);
}

/** Whether the revision allows several messages in one body. */
export function allowsBatches({ revision }: ProtocolHeaders): boolean {
  return revision === null || revision === UNNAMED_REVISION;
}

/** The revision that `initialize` negotiates: the requested one, or the newest with a handshake. */
export function negotiateRevision(requested: unknown): string {
  return handshakeRevisions.find((revision) => revision === requested) ?? handshakeRevisions[0];
}

export function failure(code: keyof typeof rpcErrors, message: string, data?: unknown): RpcError {
  return { code: rpcErrors[code], message, ...(data !== undefined && { data }) };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function handshakeEra({ revision }: ProtocolHeaders): Era | RequestError {
  const isKnown = revision === null || handshakeRevisions.some((known) => known === revision);
  return isKnown
    ? 'handshake'
    : unsupportedRevision(revision, [STATELESS_REVISION, ...handshakeRevisions]);
}

/** Checks in the order in which the specification lists the errors. */
function findStatelessError(
  { method, params }: Extract<Message, { is: 'request' }>,
  meta: Record<string, unknown>,
  headers: ProtocolHeaders,
): RequestError | null {
  const revision = meta[META.revision];
  const client = meta[META.client];
  if (typeof revision !== 'string') return invalidParams(`${META.revision} must be a string.`);
  if (!isObject(meta[META.capabilities])) {
    return invalidParams(`${META.capabilities} must be an object.`);
  }
  if (client !== undefined && !isImplementation(client)) {
    return invalidParams(`${META.client} must have a name and a version.`);
  }
  if (headers.revision !== null && headers.revision !== revision) {
    return mismatch('MCP-Protocol-Version does not match the revision in the request.');
  }
  if (headers.method !== null && headers.method !== method) {
    return mismatch('Mcp-Method does not match the method in the request.');
  }
  if (revision !== STATELESS_REVISION) return unsupportedRevision(revision, [STATELESS_REVISION]);
  if (headers.revision === null) return mismatch('MCP-Protocol-Version is missing.');
  if (headers.method === null) return mismatch('Mcp-Method is missing.');
  return findNameError(method, params['name'], headers.name);
}

function findNameError(method: string, name: unknown, header: string | null): RequestError | null {
  if (method !== 'tools/call' || typeof name !== 'string') return null;
  if (header === null) return mismatch('Mcp-Name is missing.');
  return decodeHeader(header) === name
    ? null
    : mismatch('Mcp-Name does not match the name in the request.');
}

/** Names beyond plain ASCII are sent as `=?base64?…?=`. Returns null for malformed Base64. */
function decodeHeader(header: string): string | null {
  const [, encoded] = /^=\?base64\?(.*)\?=$/u.exec(header.trim()) ?? [];
  if (encoded === undefined) return header.trim();
  const bytes = Buffer.from(encoded, 'base64');
  return bytes.toString('base64') === encoded ? bytes.toString('utf8') : null;
}

function isImplementation(value: unknown): boolean {
  return (
    isObject(value) && typeof value['name'] === 'string' && typeof value['version'] === 'string'
  );
}

function invalidParams(message: string): RequestError {
  return { status: 400, error: failure('invalidParams', message) };
}

function mismatch(message: string): RequestError {
  return { status: 400, error: failure('headerMismatch', message) };
}

function unsupportedRevision(requested: string, supported: readonly string[]): RequestError {
  const data = { supported, requested };
  const message = 'This server does not support the protocol revision.';
  return { status: 400, error: failure('unsupportedRevision', message, data) };
}
