/** The official MCP clients of both generations sign in from the URL alone, list the tools and call them. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { describe, expect, inject, test } from 'vitest';
import { openPerson } from './support/person.ts';
import { openProvider } from './support/provider.ts';

const { origin, clients, recruiter } = inject('service');
const url = new URL(`${origin}/mcp`);
const person = openPerson(recruiter);

type Called = {
  structuredContent?: unknown;
  content: unknown[];
  isError?: boolean;
};

/** The client interface that the tests use. */
type Connected = {
  revision: string | undefined;
  instructions: string | undefined;
  list: () => Promise<string[]>;
  call: (name: string, given?: Record<string, unknown>) => Promise<Called>;
  close: () => Promise<void>;
};

const info = { name: 'test', version: '1.0.0' };

/** Authorizes by code with PKCE, in the person's browser. */
async function signIn(connect: () => Promise<void>, sentTo: () => URL) {
  await expect(connect()).rejects.toThrow(/unauthorized/iu);
  return person.allow(sentTo());
}

async function first(): Promise<Connected> {
  const provider = openProvider(clients.public, 'http://127.0.0.1:41231/callback');
  const transport = new FirstTransport(url, { authProvider: provider });
  const back = await signIn(
    () => new FirstClient(info).connect(transport),
    () => provider.sentTo(),
  );
  await transport.finishAuth(back.searchParams.get('code') ?? '');
  const client = new FirstClient(info);
  const again = new FirstTransport(url, { authProvider: provider });
  await client.connect(again);
  return {
    revision: again.protocolVersion,
    instructions: client.getInstructions(),
    list: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, given = {}) =>
      (await client.callTool({ name, arguments: given })) as unknown as Called,
    close: () => client.close(),
  };
}

async function second(mode: 'legacy' | 'auto' | { pin: string }): Promise<Connected> {
  const provider = openProvider(clients.public, 'http://127.0.0.1:41232/callback');
  const options = { versionNegotiation: { mode } };
  const transport = new StreamableHTTPClientTransport(url, { authProvider: provider });
  const back = await signIn(
    () => new Client(info, options).connect(transport),
    () => provider.sentTo(),
  );
  await transport.finishAuth(back.searchParams);
  const client = new Client(info, options);
  await client.connect(new StreamableHTTPClientTransport(url, { authProvider: provider }));
  return {
    revision: client.getNegotiatedProtocolVersion(),
    instructions: client.getInstructions(),
    list: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, given = {}) =>
      (await client.callTool({ name, arguments: given })) as unknown as Called,
    close: () => client.close(),
  };
}

describe.each<[string, string, () => Promise<Connected>]>([
  ['the first generation', '2025-11-25', first],
  ['the second, with the handshake', '2025-11-25', () => second('legacy')],
  ['the second, by itself', '2026-07-28', () => second('auto')],
  ['the second, with the newest revision only', '2026-07-28', () => second({ pin: '2026-07-28' })],
])('%s', (_, revision, connect) => {
  test('signs in, lists and calls tools, and every answer matches its schema', async () => {
    const client = await connect();
    expect(client.revision).toBe(revision);
    expect(client.instructions).toContain('untrusted');
    const names = await client.list();
    expect(names).toContain('confirm_action');
    expect(names).not.toContain('list_audit_events');

    // The client validates every answer and throws for a mismatch.
    const draft = await client.call('create_job_draft', { title: 'Welder' });
    const job = draft.structuredContent as { hash_id: string; id: number };
    const reads: [string, Record<string, unknown>][] = [
      ['get_pipeline_overview', {}],
      ['get_company', {}],
      ['list_team', {}],
      ['search_jobs', { title: 'Welder' }],
      ['get_job', { job_id: job.hash_id }],
      ['get_job_analytics', { job_id: job.hash_id }],
      ['get_job_form', {}],
      ['search_candidates', {}],
      ['list_job_candidates', { job_id: job.hash_id }],
      ['list_meetings', {}],
      ['list_social_accounts', {}],
      ['list_posts', {}],
      ['update_job_draft', { job_id: job.id, seniority: 'Senior' }],
    ];
    for (const [name, given] of reads) {
      const called = await client.call(name, given);
      expect(called.isError ?? false, name).toBe(false);
    }

    const prepared = await client.call('prepare_job_change', {
      job_id: job.hash_id,
      status: 'Archived',
    });
    const { confirm_token: token } = prepared.structuredContent as { confirm_token: string };
    const done = await client.call('confirm_action', { confirm_token: token });
    expect(done.structuredContent).toMatchObject({ done: true, result: { status: 'Archived' } });

    const failure = await client.call('get_candidate', { application_id: 1 });
    expect(failure).toMatchObject({ isError: true, content: [{ type: 'text' }] });
    await client.close();
  });
});
