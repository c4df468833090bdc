/** What comes in over HTTP becomes messages, each is answered by its method, and the answers go out as one body. */
import type { Endpoint } from '#http/endpoint.ts';
import { jsonDepth } from '#lib/text.ts';
import { ApiError } from '#errors.ts';
import { callTool, isFor } from './call.ts';
import type { Calling } from './call.ts';
import { instructions, serverInfo } from './instructions.ts';
import {
  agreedRevision,
  eraOf,
  failure,
  idIn,
  isObject,
  messageOf,
  META_SERVER,
  STATELESS_REVISION,
  takesBatches,
} from './protocol.ts';
import type { Era, Message, ProtocolHeaders, Refused, RpcError, RpcId } from './protocol.ts';
import { schemaOf } from './json-schemas.ts';
import { effects } from './tool.ts';
import type { Tool } from './tool.ts';
import { toolsOf } from './tools.ts';

type Answer = { status: number; body: string | null };

/** More at once is no conversation. Each counts against the rate limit. */
const BATCH_MAX = 20;
/** As everywhere (decisions: Conventions). */
const DEPTH_MAX = 32;
/** How long a client may keep the list of tools: a role seldom changes, and what it may not is refused anyway. */
const LIST_KEPT_MS = 300_000;

/** `text`: the body, null where it is not UTF-8. */
export async function answerTools(
  calling: Calling,
  endpoints: readonly Endpoint[],
  text: string | null,
  headers: ProtocolHeaders,
): Promise<Answer> {
  const body = text === null ? undefined : parsed(text);
  if (body === undefined) {
    return refusal({
      status: 400,
      error: failure('parse', 'The body is not valid JSON in UTF-8.'),
    });
  }
  const served = { calling, tools: toolsOf(endpoints) };
  return Array.isArray(body) ? answerAll(served, body, headers) : answerOne(served, body, headers);
}

type Served = { calling: Calling; tools: readonly Tool[] };

/** Undefined where it is no JSON, or nested as nothing is that anybody means. */
function parsed(text: string): unknown {
  if (jsonDepth(text) > DEPTH_MAX) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function answerOne(served: Served, body: unknown, headers: ProtocolHeaders): Promise<Answer> {
  const message = messageOf(body);
  if (!message) {
    return refusal({
      status: 400,
      error: failure('invalidRequest', 'The body is not a JSON-RPC 2.0 message.'),
    });
  }
  const era = eraOf(message, headers);
  if (typeof era !== 'string') return refusal(era, idIn(body));
  if (message.is === 'notice') return { status: 202, body: null };
  const outcome = await outcomeOf(served, era, message);
  // Whoever stands between sees at the status that there is no such method.
  const isUnknown = 'error' in outcome && outcome.error.code === unknownMethod.code;
  const status = era === 'stateless' && isUnknown ? 404 : 200;
  return { status, body: envelope(message.id, outcome) };
}

/** Several messages at once, as only 2025-03-26 has them. One after the other: a later one may need what an earlier one did. */
async function answerAll(
  served: Served,
  bodies: readonly unknown[],
  headers: ProtocolHeaders,
): Promise<Answer> {
  const messages = bodies.map(messageOf);
  const isFit = messages.every((message) => message !== null && !isAlone(message));
  if (!takesBatches(headers) || !isFit || bodies.length === 0 || bodies.length > BATCH_MAX) {
    const error = failure('invalidRequest', 'This revision does not support batches.');
    return refusal({ status: 400, error });
  }
  const answers: string[] = [];
  for (const [index, message] of messages.entries()) {
    if (message?.is !== 'request') continue;
    answers.push(envelope(message.id, await countedOutcome(served, message, index)));
  }
  return answers.length === 0
    ? { status: 202, body: null }
    : { status: 200, body: `[${answers.join(',')}]` };
}

/** The first was counted at the door. What comes too often is refused alone: the others were done. */
async function countedOutcome(served: Served, message: Request, index: number): Promise<Outcome> {
  try {
    if (index > 0) await served.calling.spendOne();
    return await outcomeOf(served, 'handshake', message);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { error: failure('refused', error.message, { code: error.code, ...error.extra }) };
  }
}

/** The handshake, and what names its revision by itself. */
function isAlone(message: Message): boolean {
  const meta = message.params['_meta'];
  const isNew = isObject(meta) && 'io.modelcontextprotocol/protocolVersion' in meta;
  return isNew || (message.is === 'request' && message.method === 'initialize');
}

type Outcome = { result: object } | { error: RpcError };

type Request = Extract<Message, { is: 'request' }>;
type Method = (served: Served, params: Request['params'], era: Era) => Promise<Outcome> | Outcome;

const unknownMethod = failure('unknownMethod', 'This method does not exist.');

const shared: Readonly<Record<string, Method>> = {
  'tools/list': listTools,
  'tools/call': runTool,
};

const methods: Readonly<Record<Era, Readonly<Record<string, Method>>>> = {
  handshake: {
    ...shared,
    ping: () => ({ result: {} }),
    initialize: (_, params) => ({
      result: {
        protocolVersion: agreedRevision(params['protocolVersion']),
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
        ...kept,
      },
    }),
  },
};

const capabilities = { tools: {} };

/** Another person's list is another. */
const kept = { ttlMs: LIST_KEPT_MS, cacheScope: 'private' };

async function outcomeOf(served: Served, era: Era, { method, params }: Request): Promise<Outcome> {
  const known = Object.hasOwn(methods[era], method) ? methods[era][method] : undefined;
  if (!known) return { error: unknownMethod };
  const outcome = await known(served, params, era);
  if (era === 'handshake' || 'error' in outcome) return outcome;
  const _meta = { [META_SERVER]: serverInfo };
  return { result: { resultType: 'complete', ...outcome.result, _meta } };
}

/** All in one page: a model reads them all anyway. */
function listTools({ calling, tools }: Served, params: Request['params'], era: Era): Outcome {
  if (params['cursor'] !== undefined) {
    return { error: failure('invalidParams', 'cursor is not supported: the list has one page.') };
  }
  const mine = tools.filter((tool) => isFor(calling.role, tool));
  return { result: { tools: mine.map(described), ...(era === 'stateless' && kept) } };
}

const descriptions = new WeakMap<Tool, object>();

/** Its schemas are made once an isolate. */
export function described(tool: Tool): object {
  const known = descriptions.get(tool);
  if (known) return known;
  const { name, title, about, effect, input, returns } = tool;
  const made = {
    name,
    title,
    description: about,
    inputSchema: schemaOf(input, 'input'),
    outputSchema: schemaOf(returns, 'output'),
    annotations: { title, ...effects[effect] },
  };
  descriptions.set(tool, made);
  return made;
}

async function runTool({ calling, tools }: Served, params: Request['params']): Promise<Outcome> {
  const { name, arguments: given = {} } = params;
  const tool = tools.find((one) => one.name === name);
  if (!tool) return { error: failure('invalidParams', 'This tool does not exist.') };
  if (!isObject(given)) return { error: failure('invalidParams', 'arguments must be an object.') };
  return { result: await callTool(calling, tools, { tool, given }) };
}

function envelope(id: RpcId, outcome: Outcome): string {
  return JSON.stringify({ jsonrpc: '2.0', id, ...outcome });
}

function refusal({ status, error }: Refused, id: RpcId | null = null): Answer {
  return { status, body: JSON.stringify({ jsonrpc: '2.0', id, error }) };
}
