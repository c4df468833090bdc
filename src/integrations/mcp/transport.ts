/** Answers MCP over HTTP: parses the body, dispatches each message to its method, and writes one answer. */
import type { Endpoint } from '#http/endpoint.ts';
import { jsonDepth } from '#lib/text.ts';
import { ApiError } from '#errors.ts';
import { callTool, isAllowed } from './call.ts';
import type { Caller } from './call.ts';
import { instructions, serverInfo } from './instructions.ts';
import {
  negotiateRevision,
  eraOf,
  failure,
  requestId,
  isObject,
  parseMessage,
  META_SERVER,
  STATELESS_REVISION,
  allowsBatches,
} from './protocol.ts';
import type { Era, Message, ProtocolHeaders, RequestError, RpcError, RpcId } from './protocol.ts';
import { toJsonSchema } from './json-schemas.ts';
import { effects } from './tool.ts';
import type { Tool } from './tool.ts';
import { listTools } from './tools/list.ts';

type Answer = { status: number; body: string | null };

/** The most messages in a batch. Each counts against the rate limit. */
const BATCH_MAX = 20;
/** As for the API (decisions: Conventions). */
const DEPTH_MAX = 32;
/**
 * How long a client may cache the list of tools. Roles seldom change, and a tool beyond the role is
 * refused anyway.
 */
const LIST_CACHE_MS = 300_000;

/** `text` is the body, or null where it is not UTF-8. */
export async function answerTools(
  caller: Caller,
  endpoints: readonly Endpoint[],
  text: string | null,
  headers: ProtocolHeaders,
): Promise<Answer> {
  const body = text === null ? undefined : parseJson(text);
  if (body === undefined) {
    return errorAnswer({
      status: 400,
      error: failure('parse', 'The body is not valid JSON in UTF-8.'),
    });
  }
  const session = { caller, tools: listTools(endpoints) };
  return Array.isArray(body)
    ? answerAll(session, body, headers)
    : answerOne(session, body, headers);
}

type Session = { caller: Caller; tools: readonly Tool[] };

/** Returns undefined for text that is not JSON or is nested too deeply. */
function parseJson(text: string): unknown {
  if (jsonDepth(text) > DEPTH_MAX) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function answerOne(
  session: Session,
  body: unknown,
  headers: ProtocolHeaders,
): Promise<Answer> {
  const message = parseMessage(body);
  if (!message) {
    return errorAnswer({
      status: 400,
      error: failure('invalidRequest', 'The body is not a JSON-RPC 2.0 message.'),
    });
  }
  const era = eraOf(message, headers);
  if (typeof era !== 'string') return errorAnswer(era, requestId(body));
  if (message.is === 'notice') return { status: 202, body: null };
  const outcome = await runMethod(session, era, message);
  // The status lets proxies see that the method does not exist.
  const isUnknown = 'error' in outcome && outcome.error.code === unknownMethod.code;
  const status = era === 'stateless' && isUnknown ? 404 : 200;
  return { status, body: envelope(message.id, outcome) };
}

/**
 * Answers a batch, which only 2025-03-26 has. Messages run one after the other, because a later one
 * may depend on an earlier one.
 */
async function answerAll(
  session: Session,
  bodies: readonly unknown[],
  headers: ProtocolHeaders,
): Promise<Answer> {
  const messages = bodies.map(parseMessage);
  const isBatchable = messages.every((message) => message !== null && !isUnbatchable(message));
  if (!allowsBatches(headers) || !isBatchable || bodies.length === 0 || bodies.length > BATCH_MAX) {
    const error = failure('invalidRequest', 'This revision does not support batches.');
    return errorAnswer({ status: 400, error });
  }
  const answers: string[] = [];
  for (const [index, message] of messages.entries()) {
    if (message?.is !== 'request') continue;
    answers.push(envelope(message.id, await throttledOutcome(session, message, index)));
  }
  return answers.length === 0
    ? { status: 202, body: null }
    : { status: 200, body: `[${answers.join(',')}]` };
}

/** The first message was counted with the request. A throttled one fails alone, because earlier ones are done. */
async function throttledOutcome(
  session: Session,
  message: Request,
  index: number,
): Promise<Outcome> {
  try {
    if (index > 0) await session.caller.spendOne();
    return await runMethod(session, 'handshake', message);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { error: failure('refused', error.message, { code: error.code, ...error.extra }) };
  }
}

/** Whether the message cannot be part of a batch: `initialize`, and any stateless request. */
function isUnbatchable(message: Message): boolean {
  const meta = message.params['_meta'];
  const isNew = isObject(meta) && 'io.modelcontextprotocol/protocolVersion' in meta;
  return isNew || (message.is === 'request' && message.method === 'initialize');
}

type Outcome = { result: object } | { error: RpcError };

type Request = Extract<Message, { is: 'request' }>;
type Method = (session: Session, params: Request['params'], era: Era) => Promise<Outcome> | Outcome;

const unknownMethod = failure('unknownMethod', 'This method does not exist.');

const shared: Readonly<Record<string, Method>> = {
  'tools/list': listAllowedTools,
  'tools/call': runTool,
};

const methods: Readonly<Record<Era, Readonly<Record<string, Method>>>> = {
  handshake: {
    ...shared,
    ping: () => ({ result: {} }),
    initialize: (_, params) => ({
      result: {
        protocolVersion: negotiateRevision(params['protocolVersion']),
        capabilities,
        serverInfo,
        instructions,
      },
    }),
  },
  stateless: {
    ...shared,
    'server/discover': () => ({
      result: {
        supportedVersions: [STATELESS_REVISION],
        capabilities,
        instructions,
        ...caching,
      },
    }),
  },
};

const capabilities = { tools: {} };

/** Private, because the list depends on the role. */
const caching = { ttlMs: LIST_CACHE_MS, cacheScope: 'private' };

async function runMethod(
  session: Session,
  era: Era,
  { method, params }: Request,
): Promise<Outcome> {
  const run = Object.hasOwn(methods[era], method) ? methods[era][method] : undefined;
  if (!run) return { error: unknownMethod };
  const outcome = await run(session, params, era);
  if (era === 'handshake' || 'error' in outcome) return outcome;
  const _meta = { [META_SERVER]: serverInfo };
  return { result: { resultType: 'complete', ...outcome.result, _meta } };
}

/** The list has one page, because a model reads all tools anyway. */
function listAllowedTools(
  { caller, tools }: Session,
  params: Request['params'],
  era: Era,
): Outcome {
  if (params['cursor'] !== undefined) {
    return { error: failure('invalidParams', 'cursor is not supported: the list has one page.') };
  }
  const allowed = tools.filter((tool) => isAllowed(caller, tool));
  return { result: { tools: allowed.map(describeTool), ...(era === 'stateless' && caching) } };
}

const descriptions = new WeakMap<Tool, object>();

/** Creates the schemas of a tool once per isolate. */
export function describeTool(tool: Tool): object {
  const cached = descriptions.get(tool);
  if (cached) return cached;
  const { name, title, about, effect, input, returns } = tool;
  const description = {
    name,
    title,
    description: about,
    inputSchema: toJsonSchema(input, 'input'),
    outputSchema: toJsonSchema(returns, 'output'),
    annotations: { title, ...effects[effect] },
  };
  descriptions.set(tool, description);
  return description;
}

async function runTool({ caller, tools }: Session, params: Request['params']): Promise<Outcome> {
  const { name, arguments: args = {} } = params;
  const tool = tools.find((one) => one.name === name);
  if (!tool) return { error: failure('invalidParams', 'This tool does not exist.') };
  if (!isObject(args)) return { error: failure('invalidParams', 'arguments must be an object.') };
  return { result: await callTool(caller, tools, { tool, args }) };
}

function envelope(id: RpcId, outcome: Outcome): string {
  return JSON.stringify({ jsonrpc: '2.0', id, ...outcome });
}

function errorAnswer({ status, error }: RequestError, id: RpcId | null = null): Answer {
  return { status, body: JSON.stringify({ jsonrpc: '2.0', id, error }) };
}
