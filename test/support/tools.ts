/** Calls of the tool server, in the revisions with and without a handshake. */
import { call } from './call.ts';
import type { Answer } from './call.ts';

export const REVISION = '2026-07-28';

export type Reply = {
  jsonrpc: string;
  id: number | string | null;
  result: Record<string, unknown> & {
    tools: ListedTool[];
    content: { type: string; text: string }[];
    structuredContent: Record<string, unknown>;
    isError?: boolean;
  };
  error: { code: number; message: string; data: Record<string, unknown> };
};

export type ListedTool = {
  name: string;
  description: string;
  inputSchema: { properties: Record<string, object>; required?: string[] };
  outputSchema: object;
  annotations: Record<string, boolean | string>;
};

type Headers = Record<string, string>;

/** Sends a raw body with the token. */
export async function post(
  token: string | null,
  body: unknown,
  headers: Headers = {},
): Promise<Answer<unknown> & { reply: Reply }> {
  const answer = await call(token, 'POST', '/mcp', body, headers);
  return { ...answer, reply: answer.body as unknown as Reply };
}

let ids = 0;

/** One request of the stateless revision. */
export function callStateless(
  token: string | null,
  method: string,
  params: Record<string, unknown> = {},
  { meta = {}, headers = {} }: { meta?: object; headers?: Headers } = {},
) {
  ids += 1;
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': REVISION,
    'io.modelcontextprotocol/clientCapabilities': {},
    ...meta,
  };
  const { name } = params;
  return post(
    token,
    { jsonrpc: '2.0', id: ids, method, params: { ...params, _meta } },
    {
      'mcp-protocol-version': REVISION,
      'mcp-method': method,
      ...(typeof name === 'string' && { 'mcp-name': name }),
      ...headers,
    },
  );
}

/** One request of a revision with a handshake. */
export function callHandshake(
  token: string | null,
  method: string,
  params?: object,
  revision: string | null = '2025-11-25',
) {
  ids += 1;
  const headers: Headers = revision === null ? {} : { 'mcp-protocol-version': revision };
  return post(token, { jsonrpc: '2.0', id: ids, method, ...(params && { params }) }, headers);
}

/** The data of a tool's answer, or its error. */
export type Called<Data> = {
  data: Data;
  text: string;
  isError: boolean;
  failure: { code: string; errors: Record<string, string[]>; next: string };
  bytes: number;
};

export async function callTool<Data = Record<string, unknown>>(
  token: string,
  name: string,
  given: object = {},
): Promise<Called<Data>> {
  const { reply, text, status } = await callStateless(token, 'tools/call', {
    name,
    arguments: given,
  });
  if (status !== 200) throw new Error(`${name}: ${status} ${text}`);
  const { content, structuredContent, isError = false } = reply.result;
  return {
    data: structuredContent as Data,
    text: content[0]?.text ?? '',
    isError,
    failure: isError ? JSON.parse(content[0]?.text ?? '{}') : { code: '', errors: {}, next: '' },
    bytes: text.length,
  };
}
