/** The Model Context Protocol's words over HTTP, of both eras: with a handshake until 2025-11-25, without one since 2026-07-28. Pure. */

/** Every request names it, and nothing is agreed on beforehand. */
export const STATELESS_REVISION = '2026-07-28';
/** Agreed on by `initialize`, newest first. */
export const handshakeRevisions = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;
/** The one whose messages may come several at once; it is meant where no header says otherwise. */
const UNNAMED_REVISION = '2025-03-26';

export const rpcErrors = {
  parse: -32_700,
  invalidRequest: -32_600,
  unknownMethod: -32_601,
  invalidParams: -32_602,
  internal: -32_603,
  /** Of the transport: who may ask, how often, and by which HTTP method. */
  refused: -32_000,
  headerMismatch: -32_020,
  unsupportedRevision: -32_022,
} as const;

export type RpcError = { code: number; message: string; data?: unknown };
export type RpcId = string | number;

export type Message =
  | { is: 'request'; id: RpcId; method: string; params: Record<string, unknown> }
  /** Notifications and answers: nothing is answered to them. */
  | { is: 'notice'; params: Record<string, unknown> };

export type Era = 'stateless' | 'handshake';

/** What is wrong with a request as such, and with which status HTTP says so. */
export type Refused = { status: number; error: RpcError };

/** The headers that a request repeats, so that whoever stands between can route it. */
export type ProtocolHeaders = {
  revision: string | null;
  method: string | null;
  name: string | null;
};

/** A message of JSON-RPC 2.0, or null. An id is never null here. */
export function messageOf(body: unknown): Message | null {
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

/** The id to answer to, as far as one can be made out. */
export function idIn(body: unknown): RpcId | null {
  const message = messageOf(body);
  return message?.is === 'request' ? message.id : null;
}

const META = {
  revision: 'io.modelcontextprotocol/protocolVersion',
  capabilities: 'io.modelcontextprotocol/clientCapabilities',
  client: 'io.modelcontextprotocol/clientInfo',
} as const;

/** Who answers, on every answer of the stateless era. */
export const META_SERVER = 'io.modelcontextprotocol/serverInfo';

/** Which era a message is of: what it says itself decides, and the header must agree. */
export function eraOf(message: Message, headers: ProtocolHeaders): Era | Refused {
  const meta = message.params['_meta'];
  const claims = isObject(meta) && META.revision in meta;
  const isNew = headers.revision !== null && headers.revision >= STATELESS_REVISION;
  if (message.is === 'notice') return claims || isNew ? 'stateless' : handshakeEra(headers);
  if (claims) return statelessFault(message, meta, headers) ?? 'stateless';
  if (!isNew) return handshakeEra(headers);
  if (message.method === 'initialize') {
    return mismatch(`Revision ${headers.revision} does not support initialize.`);
  }
  return invalidParams(`params._meta must contain ${META.revision} and ${META.capabilities}.`);
}

/** Whether several messages may come in one body. */
export function takesBatches({ revision }: ProtocolHeaders): boolean {
  return revision === null || revision === UNNAMED_REVISION;
}

/** What `initialize` agrees on: what was asked, or the newest that has a handshake. */
export function agreedRevision(asked: unknown): string {
  return handshakeRevisions.find((known) => known === asked) ?? handshakeRevisions[0];
}

export function failure(code: keyof typeof rpcErrors, message: string, data?: unknown): RpcError {
  return { code: rpcErrors[code], message, ...(data !== undefined && { data }) };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function handshakeEra({ revision }: ProtocolHeaders): Era | Refused {
  const isKnown = revision === null || handshakeRevisions.some((known) => known === revision);
  return isKnown ? 'handshake' : unsupported(revision, [STATELESS_REVISION, ...handshakeRevisions]);
}

/** Errors of one request are looked for in the order in which clients look for them. */
function statelessFault(
  { method, params }: Extract<Message, { is: 'request' }>,
  meta: Record<string, unknown>,
  headers: ProtocolHeaders,
): Refused | null {
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
  if (revision !== STATELESS_REVISION) return unsupported(revision, [STATELESS_REVISION]);
  if (headers.revision === null) return mismatch('MCP-Protocol-Version is missing.');
  if (headers.method === null) return mismatch('Mcp-Method is missing.');
  return nameFault(method, params['name'], headers.name);
}

function nameFault(method: string, name: unknown, header: string | null): Refused | null {
  if (method !== 'tools/call' || typeof name !== 'string') return null;
  if (header === null) return mismatch('Mcp-Name is missing.');
  return decoded(header) === name
    ? null
    : mismatch('Mcp-Name does not match the name in the request.');
}

/** What is no plain ASCII is sent as `=?base64?…?=`; null: it cannot be read. */
function decoded(header: string): string | null {
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

function invalidParams(message: string): Refused {
  return { status: 400, error: failure('invalidParams', message) };
}

function mismatch(message: string): Refused {
  return { status: 400, error: failure('headerMismatch', message) };
}

function unsupported(requested: string, supported: readonly string[]): Refused {
  const data = { supported, requested };
  const message = 'This server does not support the protocol revision.';
  return { status: 400, error: failure('unsupportedRevision', message, data) };
}
