/** The operator's command line: companies, users, OAuth clients, career domains, access tokens, email and the approval of jobs. */
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { ConflictError } from '#data/database-errors.ts';
import { ApiError } from '#errors.ts';
import { clientCommands } from './operator/clients.ts';
import { optionsOf } from './operator/command.ts';
import type { Command, Values } from './operator/command.ts';
import { companyCommands } from './operator/companies.ts';
import { emailCommands } from './operator/emails.ts';
import { manual, overview } from './operator/help.ts';
import { siteCommands } from './operator/sites.ts';
import { openStore } from './platform.ts';

const commands: Record<string, Command> = {
  ...companyCommands,
  ...clientCommands,
  ...emailCommands,
  ...siteCommands,
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
    print(overview(commands));
    return words.length === 0 || words.includes('--help') ? 0 : 2;
  }
  try {
    return await runCommand(name, command, words.slice(2));
  } catch (error) {
    if (!isUsageError(error)) throw error;
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
    const text = explain(error);
    if (text === null) throw error;
    complain(text);
    return 1;
  } finally {
    await store.close();
  }
}

function isUsageError(error: unknown): error is Error {
  const isCoded = error instanceof TypeError && 'code' in error;
  return isCoded && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** What the operator can do something about; null for errors of the program. */
function explain(error: unknown): string | null {
  const refusal = error instanceof ConflictError ? error.apiError : error;
  if (refusal instanceof ApiError) {
    const fields = Object.entries(refusal.errors ?? {}).map(
      ([field, texts]) => `  ${field}: ${texts.join(' ')}`,
    );
    return [refusal.message, ...fields].join('\n');
  }
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes('no such table')) {
      return 'The database has no tables yet. Run npm run db:migrate, or npm start.';
    }
  }
  return null;
}

function readable(answer: unknown): string {
  if (!Array.isArray(answer)) {
    return Object.entries(answer as object)
      .map(([field, value]) => `${field}: ${toText(value)}`)
      .join('\n');
  }
  return answer.map((row: object) => Object.values(row).join('\t')).join('\n');
}

function toText(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}
