/** Which scenarios of the official suite apply to a server of tools alone, and why the others do not. */

export type Scenario = { revision: string; name: string };

const handshake = ['server-initialize', 'ping', 'tools-list'] as const;

export const scenarios: readonly Scenario[] = [
  ...['2025-06-18', '2025-11-25'].flatMap((revision) =>
    handshake.map((name) => ({ revision, name })),
  ),
  { revision: '2025-11-25', name: 'server-session-lifecycle' },
  { revision: '2025-11-25', name: 'dns-rebinding-protection' },
  { revision: '2026-07-28', name: 'server-stateless' },
  { revision: '2026-07-28', name: 'tools-list' },
  { revision: '2026-07-28', name: 'dns-rebinding-protection' },
  { revision: '2026-07-28', name: 'http-header-validation' },
  { revision: '2026-07-28', name: 'server-sse-multiple-streams' },
  { revision: '2026-07-28', name: 'input-required-result-unsupported-methods' },
  { revision: '2026-07-28', name: 'caching' },
];

/** Checks within these that ask for what this server does not have, by the start of their ids. */
export const unasked: readonly (readonly [start: string, why: string])[] = [
  ['sep-2549-prompts', 'there are no prompts'],
  ['sep-2549-resources', 'there are no resources'],
];

/** Scenarios that call tools, prompts or resources of the suite’s own fixture server. */
export const inapplicable: readonly (readonly [names: string, why: string])[] = [
  [
    'tools-call-*, json-schema-2020-12, http-custom-header-*',
    'call tools of the suite’s own server',
  ],
  ['prompts-*, completion-complete', 'there are no prompts'],
  ['resources-*, sep-2164-*, sep-2640-*', 'there are no resources'],
  ['logging-*, server-sse-polling', 'nothing is sent but answers'],
  ['elicitation-*, input-required-result-* (others)', 'no tool asks the client for anything'],
  ['tasks-*', 'an extension; no call takes long enough'],
  [
    'every client scenario',
    'tests a client, and this is a server; test/clients/mcp-clients.test.ts tests clients',
  ],
];
