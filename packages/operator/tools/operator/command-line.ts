/** The operator's command line: finds the command, reads its options, opens the store and prints the answer. */
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { isFaulty, optional, optionsOf, UsageError, valuesOf } from './command.ts';
import type { Command, OwnCommand } from './command.ts';
import { commands } from './commands.ts';
import { explain } from './explain.ts';
import { manual, overview } from './help.ts';
import { takeKeys } from './stdin.ts';
import { openStore } from '../../../../tools/platform.ts';
import type { OpenPlatform } from '../../../../tools/platform.ts';

/** Where the answer and what is wrong are printed, line by line. */
type Terminal = {
  print: (line: string) => void;
  complain: (line: string) => void;
  openPlatform?: OpenPlatform;
};

const common = {
  json: { about: 'print JSON' },
  remote: { about: 'work on the deployed database' },
  help: { about: 'print this' },
  as: { about: 'who you are', value: 'NAME' },
  deployment: { about: 'a deployment that setup made', value: 'NAME' },
  'keys-stdin': { about: 'read SECRET_KEYS from standard input' },
};

export const BUSY = 'The database is busy. Waiting.';

/** Runs a command, and returns the code to exit with. */
export async function runCommandLine(
  words: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const { print, complain } = terminal;
  const [first = ''] = words;
  const length = first in commands ? 1 : 2;
  const name = words.slice(0, length).join(' ');
  const command = commands[name];
  if (!command) {
    print(overview(commands));
    return words.length === 0 || words.includes('--help') ? 0 : 2;
  }
  try {
    return await runCommand(name, command, { rest: words.slice(length), ...terminal });
  } catch (error) {
    if (error instanceof UsageError || isUsageError(error)) {
      complain(`${error.message}\n\n${manual(name, command)}`);
      return 2;
    }
    complain(explain(error));
    return 1;
  }
}

async function runCommand(
  name: string,
  command: Command | OwnCommand,
  { rest, print, complain, openPlatform }: Terminal & { rest: string[] },
): Promise<number> {
  const options = { ...command.options, ...common };
  const parsed = parseArgs({
    args: rest,
    allowNegative: true,
    allowPositionals: command.subject !== undefined,
    options: optionsOf({ options }),
  });
  const { positionals } = parsed;
  const values = valuesOf({ options }, parsed.values);
  if (values['help']) {
    print(manual(name, command));
    return 0;
  }
  if ('runAlone' in command && !command.hasJson && values['json'] === true) {
    throw new UsageError('--json is no option of a command that prints as it goes on.');
  }
  const missing = Object.entries(command.options)
    .filter(([option, { required }]) => required && values[option] === undefined)
    .map(([option]) => `--${option}`);
  const least = command.subject?.startsWith('[') ? 0 : 1;
  if (command.subject && (positionals.length < least || positionals.length > 1))
    missing.push(command.subject);
  if (missing.length > 0) {
    complain(`Missing: ${missing.join(', ')}\n\n${manual(name, command)}`);
    return 2;
  }
  if (values['keys-stdin'] === true) takeKeys();
  if ('runAlone' in command) return command.runAlone(values, print);
  const store = await openStore({
    remote: values['remote'] === true,
    deployment: optional(values, 'deployment'),
    onBusy: once(() => complain(BUSY)),
    ...(openPlatform && { openPlatform }),
  });
  try {
    const ctx = { ...store.ctx, operator: optional(values, 'as') ?? userInfo().username };
    const answer = await command.run(ctx, values, positionals[0] ?? '');
    print(values['json'] ? JSON.stringify(answer) : readable(answer));
    return isFaulty(command, answer) ? 1 : 0;
  } finally {
    await store.close();
  }
}

function isUsageError(error: unknown): error is Error {
  const isCoded = error instanceof TypeError && 'code' in error;
  return isCoded && String(error.code).startsWith('ERR_PARSE_ARGS');
}

function once(call: () => void): () => void {
  let isCalled = false;
  return () => {
    if (!isCalled) call();
    isCalled = true;
  };
}

/** As it is printed without `--json`. */
export function readable(answer: unknown): string {
  if (!Array.isArray(answer)) {
    return Object.entries(answer as object)
      .map(([field, value]) => `${field}: ${toText(value)}`)
      .join('\n');
  }
  const rows: object[] = answer;
  if (rows.length === 0) return 'Nothing to list.';
  let head = '';
  const lines = rows.flatMap((row) => {
    const [above, names] = [head, Object.keys(row).join('\t')];
    head = names;
    const line = Object.values(row).map(toText).join('\t');
    return names === above ? [line] : [names, line];
  });
  return lines.join('\n');
}

function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(toText).join(' ');
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
