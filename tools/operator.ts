/** The operator's command line: companies, users, OAuth clients, career domains, access tokens, mail, approval of jobs. */
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { roles, scopes } from '#access.ts';
import type { Scope } from '#access.ts';
import type { PublicCtx } from '#context.ts';
import { ConflictError } from '#data/database-errors.ts';
import {
  listMails,
  readMail,
  retryMail,
  suppressAddress,
  unsuppressAddress,
} from '#mail/actions.ts';
import {
  allowClientHost,
  denyClientHost,
  listClientHosts,
} from '#operator/client-hosts/actions.ts';
import {
  createClient,
  listClients,
  rotateSecret,
  setClientEnabled,
} from '#operator/clients/actions.ts';
import { createCompany, listCompanies } from '#operator/companies/actions.ts';
import { listDomains, setDomain } from '#operator/domains/actions.ts';
import { judgeJob } from '#operator/jobs/actions.ts';
import { createToken } from '#operator/tokens/actions.ts';
import { createUser, inviteUser, removeSecondFactor, resetLink } from '#operator/users/actions.ts';
import { ApiError } from '#errors.ts';
import { pkcePolicies } from '#vocabulary.ts';
import { openStore } from './platform.ts';
import { dropSearchIndex, rebuildSearchIndex } from './search-index.ts';

type Values = Record<string, string | boolean | undefined>;

type Command = {
  about: string;
  /** What stands after the command, as `HASH_ID`. */
  subject?: string;
  /** `value` is a placeholder; none: the option is a switch. */
  options: Record<string, { about: string; value?: string; required?: true }>;
  run: (ctx: PublicCtx, values: Values, subject: string) => Promise<unknown>;
};

const commands: Record<string, Command> = {
  'company create': {
    about: 'Create a company with its default pipeline',
    options: {
      subdomain: { about: 'a-z, 0-9 and hyphens', value: 'NAME', required: true },
      name: { about: 'the name that people see', value: 'TEXT', required: true },
      domain: { about: 'host name of its career domain', value: 'HOST', required: true },
      country: { about: 'ISO 3166-1 alpha-2', value: 'CODE' },
      currency: { about: 'ISO 4217, the default for new jobs', value: 'CODE' },
      timezone: { about: 'IANA name', value: 'ZONE' },
      test: { about: 'a test company: its jobs are never public' },
      'review-jobs': { about: 'new jobs need the approval of the operator' },
    },
    run: (ctx, values) =>
      createCompany(ctx, {
        subdomain: text(values, 'subdomain'),
        name: text(values, 'name'),
        domain: text(values, 'domain'),
        country: optional(values, 'country'),
        currency: optional(values, 'currency'),
        timezone: optional(values, 'timezone'),
        isTest: values['test'] === true,
        reviewsJobs: values['review-jobs'] === true,
      }),
  },
  'company list': { about: 'List the companies', options: {}, run: (ctx) => listCompanies(ctx) },
  'user create': {
    about: 'Add a person to a company',
    options: {
      company: { about: 'subdomain', value: 'NAME', required: true },
      email: { about: 'the address for signing in', value: 'ADDRESS', required: true },
      role: { about: roles.join(', '), value: 'ROLE', required: true },
      'first-name': { about: '', value: 'TEXT' },
      'last-name': { about: '', value: 'TEXT' },
      password: { about: 'at least 12 characters; without it, use reset-link', value: 'TEXT' },
    },
    run: (ctx, values) =>
      createUser(ctx, {
        company: text(values, 'company'),
        email: text(values, 'email'),
        role: oneOf('role', roles, text(values, 'role')),
        firstName: optional(values, 'first-name'),
        lastName: optional(values, 'last-name'),
        password: optional(values, 'password'),
      }),
  },
  'user invite': {
    about: 'Invite a person to a company by email, and print the link',
    options: {
      company: { about: 'subdomain', value: 'NAME', required: true },
      email: { about: 'the address to invite', value: 'ADDRESS', required: true },
      role: { about: roles.join(', '), value: 'ROLE', required: true },
    },
    run: (ctx, values) =>
      inviteUser(ctx, {
        company: text(values, 'company'),
        email: text(values, 'email'),
        role: oneOf('role', roles, text(values, 'role')),
      }),
  },
  'user reset-link': {
    about: 'Create a link with which a member sets a password; it is valid for one hour',
    options: {
      company: { about: 'subdomain', value: 'NAME', required: true },
      email: { about: 'the address of a member', value: 'ADDRESS', required: true },
    },
    run: (ctx, values) =>
      resetLink(ctx, { company: text(values, 'company'), email: text(values, 'email') }),
  },
  'user remove-second-factor': {
    about: 'Turn off two-factor authentication of a person who lost it; verify who asks first',
    options: {
      company: { about: 'subdomain', value: 'NAME', required: true },
      email: { about: 'the address of a member', value: 'ADDRESS', required: true },
    },
    run: (ctx, values) =>
      removeSecondFactor(ctx, { company: text(values, 'company'), email: text(values, 'email') }),
  },
  'client create': {
    about: 'Register an OAuth client; its secret is shown once',
    options: {
      name: {
        about: 'the name that people see when they allow access',
        value: 'TEXT',
        required: true,
      },
      redirect: {
        about: 'URLs separated by commas: https, or http on loopback',
        value: 'URLS',
        required: true,
      },
      scope: {
        about: `separated by commas, of ${scopes.join(' ')}; default: all`,
        value: 'SCOPES',
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
        redirectUris: text(values, 'redirect').split(','),
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
  'mail list': {
    about: 'List the latest emails with status and error',
    options: {},
    run: (ctx) => listMails(ctx),
  },
  'mail show': {
    about: 'Show an email; it can contain a link that gives access to an account',
    subject: 'ID',
    options: {},
    run: (ctx, _, id) => readMail(ctx, Number(id)),
  },
  'mail retry': {
    about: 'Send a failed email again, within a minute',
    subject: 'ID',
    options: {},
    run: (ctx, _, id) => retryMail(ctx, Number(id)),
  },
  'mail suppress': {
    about: 'Stop sending emails to an address',
    subject: 'ADDRESS',
    options: { reason: { about: 'the reason, such as: bounced', value: 'TEXT', required: true } },
    run: (ctx, values, address) => suppressAddress(ctx, address, text(values, 'reason')),
  },
  'mail unsuppress': {
    about: 'Send emails to an address again',
    subject: 'ADDRESS',
    options: {},
    run: (ctx, _, address) => unsuppressAddress(ctx, address),
  },
  'domain set': {
    about: 'Add a career domain, or change the one with this host name',
    options: {
      hostname: { about: '', value: 'HOST', required: true },
      name: { about: 'in the language of the site', value: 'TEXT', required: true },
      language: { about: 'BCP 47, such as de-CH', value: 'TAG', required: true },
      countries: {
        about: 'ISO 3166-1 alpha-2 codes, separated by commas',
        value: 'CODES',
        required: true,
      },
      hue: { about: 'the colour of the site, 0 to 11', value: 'NUMBER' },
      default: { about: 'the x-default of alternates (--no-default to unset)' },
      test: { about: 'a test site without public jobs (--no-test to unset)' },
    },
    run: (ctx, values) =>
      setDomain(ctx, {
        hostname: text(values, 'hostname'),
        name: text(values, 'name'),
        language: text(values, 'language'),
        countries: text(values, 'countries').split(','),
        hue: hueOf(optional(values, 'hue')),
        isDefault: flag(values, 'default'),
        isTest: flag(values, 'test'),
      }),
  },
  'domain list': { about: 'List the career domains', options: {}, run: (ctx) => listDomains(ctx) },
  'token create': {
    about: 'Create an access token that is valid for one year; it is shown once',
    options: {
      company: { about: 'subdomain', value: 'NAME', required: true },
      email: { about: 'the member whose role limits the token', value: 'ADDRESS', required: true },
      scopes: {
        about: `separated by commas, of ${scopes.join(' ')}; default: all`,
        value: 'SCOPES',
      },
    },
    run: (ctx, values) =>
      createToken(ctx, {
        company: text(values, 'company'),
        email: text(values, 'email'),
        scopes: scopesOf(values, 'scopes'),
      }),
  },
  'job approve': {
    about: 'Approve a job, so that the public can see it',
    subject: 'HASH_ID',
    options: {},
    run: (ctx, _, hashId) => judgeJob(ctx, hashId, 'approved'),
  },
  'job reject': {
    about: 'Reject a job, so that the public cannot see it',
    subject: 'HASH_ID',
    options: {},
    run: (ctx, _, hashId) => judgeJob(ctx, hashId, 'rejected'),
  },
  'search drop': {
    about: 'Drop the full-text index before an export; searches fail until you rebuild it',
    options: {},
    run: (ctx) => dropSearchIndex(ctx),
  },
  'search rebuild': {
    about: 'Rebuild the full-text index from the jobs',
    options: {},
    run: (ctx) => rebuildSearchIndex(ctx),
  },
};

const common = {
  json: { type: 'boolean' },
  remote: { type: 'boolean' },
  help: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];

process.exitCode = await main(process.argv.slice(2));

async function main(words: readonly string[]): Promise<number> {
  const name = words.slice(0, 2).join(' ');
  const command = commands[name];
  if (!command) {
    print(overview());
    return words.length === 0 || words.includes('--help') ? 0 : 2;
  }
  try {
    return await runCommand(name, command, words.slice(2));
  } catch (error) {
    // Wrong words on the command line; anything else is a fault of ours and shows itself.
    if (!(error instanceof TypeError) || !('code' in error)) throw error;
    complain(`${error.message}\n\n${manual(name, command)}`);
    return 2;
  }
}

async function runCommand(name: string, command: Command, rest: string[]): Promise<number> {
  const parsed = parseArgs({
    args: rest,
    allowNegative: true,
    allowPositionals: command.subject !== undefined,
    options: { ...optionsOf(command), ...common },
  });
  const { positionals } = parsed;
  const values: Values = parsed.values;
  if (values['help']) {
    print(manual(name, command));
    return 0;
  }
  const missing = Object.entries(command.options)
    .filter(([option, { required }]) => required && values[option] === undefined)
    .map(([option]) => `--${option}`);
  if (command.subject && positionals.length !== 1) missing.push(command.subject);
  if (missing.length > 0) {
    complain(`Missing: ${missing.join(', ')}\n\n${manual(name, command)}`);
    return 2;
  }
  const store = await openStore({ remote: values['remote'] === true });
  try {
    const answer = await command.run(store.ctx, values, positionals[0] ?? '');
    print(values['json'] ? JSON.stringify(answer) : readable(answer));
    return 0;
  } catch (error) {
    const problem = error instanceof ConflictError ? error.apiError : error;
    if (!(problem instanceof ApiError)) throw error;
    const fields = Object.entries(problem.errors ?? {}).map(([field, texts]) => {
      return `  ${field}: ${texts.join(' ')}`;
    });
    complain([problem.message, ...fields].join('\n'));
    return 1;
  } finally {
    await store.close();
  }
}

function optionsOf(command: Command): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries(
    Object.entries(command.options).map(([option, { value }]) => [
      option,
      { type: value === undefined ? 'boolean' : 'string' } as const,
    ]),
  );
}

function text(values: Values, option: string): string {
  return String(values[option] ?? '');
}

/** Undefined when neither `--option` nor `--no-option` was given. */
function flag(values: Values, option: string): boolean | undefined {
  const value = values[option];
  return typeof value === 'boolean' ? value : undefined;
}

function hueOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (/^(?:\d|1[01])$/u.test(given)) return Number(given);
  throw new ApiError('invalid_input', { errors: { hue: ['Must be 0 to 11.'] } });
}

function optional(values: Values, option: string): string | undefined {
  const value = values[option];
  return typeof value === 'string' ? value : undefined;
}

function scopesOf(values: Values, option: string): Scope[] | undefined {
  return optional(values, option)
    ?.split(',')
    .map((scope) => oneOf(option, scopes, scope));
}

function oneOf<Name extends string>(option: string, names: readonly Name[], given: string): Name {
  const found = names.find((name) => name === given.trim());
  if (found) return found;
  throw new ApiError('invalid_input', {
    errors: { [option]: [`Must be one of ${names.join(', ')}.`] },
  });
}

function overview(): string {
  const lines = Object.entries(commands).map(
    ([name, { about, subject = '' }]) => `  ${`${name} ${subject}`.padEnd(32)} ${about}`,
  );
  return [
    'npm run operator -- COMMAND [OPTIONS]',
    '',
    ...lines,
    '',
    'Each command takes --help, --json, and --remote to work on the deployed database.',
  ].join('\n');
}

function manual(name: string, { about, subject = '', options }: Command): string {
  const lines = Object.entries(options).map(([option, { value = '', about: note, required }]) =>
    `  ${`--${option} ${value}`.padEnd(26)} ${note}${required ? ' (required)' : ''}`.trimEnd(),
  );
  return [
    about,
    '',
    `npm run operator -- ${name} ${subject}`.trim(),
    ...lines,
    `  ${'--json'.padEnd(26)} print JSON`,
    `  ${'--remote'.padEnd(26)} work on the deployed database`,
  ].join('\n');
}

function readable(answer: unknown): string {
  if (!Array.isArray(answer)) {
    return Object.entries(answer as object)
      .map(([field, value]) => `${field}: ${shown(value)}`)
      .join('\n');
  }
  return answer.map((row: object) => Object.values(row).join('\t')).join('\n');
}

function shown(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}
