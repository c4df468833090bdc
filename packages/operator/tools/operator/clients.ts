/** The operator's commands for OAuth clients. */
import { scopes } from '../../../../src/access.ts';
import {
  allowClientHost,
  denyClientHost,
  listClientHosts,
} from '../../../../src/operator/client-hosts/actions.ts';
import {
  createClient,
  listClients,
  rotateSecret,
  setClientEnabled,
} from '../../../../src/operator/clients/actions.ts';
import { pkcePolicies } from '../../../../src/vocabulary/lists.ts';
import { list, oneOf, scopesOf, text } from './command.ts';
import type { Command } from './command.ts';

export const clientCommands: Record<string, Command> = {
  'client create': {
    about: 'Register an OAuth client; its secret is shown once',
    options: {
      name: {
        about: 'the name that people see when they allow access',
        value: 'TEXT',
        required: true,
      },
      redirect: {
        about: 'where people are sent back to: https, or http on loopback; can be repeated',
        value: 'URLS',
        required: true,
        isList: true,
      },
      scope: {
        about: `of ${scopes.join(' ')}; can be repeated; default: all`,
        value: 'SCOPES',
        isList: true,
      },
      public: { about: 'a public client: a native or browser application without a secret' },
      pkce: {
        about: `${pkcePolicies.join(', ')}; default for a public client: required`,
        value: 'POLICY',
      },
    },
    run: (ctx, values) =>
      createClient(ctx, {
        name: text(values, 'name'),
        redirectUris: list(values, 'redirect') ?? [],
        scopes: scopesOf(values, 'scope'),
        isPublic: values['public'] === true,
        pkce:
          values['pkce'] === undefined
            ? undefined
            : oneOf('pkce', pkcePolicies, text(values, 'pkce')),
      }),
  },
  'client list': { about: 'List the OAuth clients', options: {}, run: (ctx) => listClients(ctx) },
  'client rotate-secret': {
    about: 'Create a new secret for a client; the old one works for another day',
    subject: 'CLIENT_ID',
    options: { 'at-once': { about: 'the old secret stops working now' } },
    run: (ctx, values, clientId) =>
      rotateSecret(ctx, clientId, { atOnce: values['at-once'] === true }),
  },
  'client disable': {
    about: 'Disable a client; its tokens stop working with the next request',
    subject: 'CLIENT_ID',
    options: {},
    run: (ctx, _, clientId) => setClientEnabled(ctx, clientId, false),
  },
  'client enable': {
    about: 'Enable a client again',
    subject: 'CLIENT_ID',
    options: {},
    run: (ctx, _, clientId) => setClientEnabled(ctx, clientId, true),
  },
  'client-host allow': {
    about: 'Allow OAuth clients to identify themselves by documents on a host',
    subject: 'HOST',
    options: {},
    run: (ctx, _, host) => allowClientHost(ctx, host),
  },
  'client-host deny': {
    about: 'Deny a host; tokens of its clients stop working with the next request',
    subject: 'HOST',
    options: {},
    run: (ctx, _, host) => denyClientHost(ctx, host),
  },
  'client-host list': {
    about: 'List the hosts that were allowed or denied',
    options: {},
    run: (ctx) => listClientHosts(ctx),
  },
};
