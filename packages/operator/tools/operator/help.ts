/** The help texts of the operator's command line. */
import type { Command, OwnCommand } from './command.ts';

export function overview(commands: Readonly<Record<string, Command | OwnCommand>>): string {
  const lines = Object.entries(commands).map(
    ([name, { about, subject = '' }]) => `  ${`${name} ${subject}`.padEnd(32)} ${about}`,
  );
  return [
    'npm run operator -- COMMAND [OPTIONS]',
    '',
    ...lines,
    '',
    'Each command takes --help, --json, --remote or --deployment NAME to work on a deployed database, --keys-stdin, and --as NAME for the sign-in log.',
  ].join('\n');
}

export function manual(name: string, command: Command | OwnCommand): string {
  const { about, subject = '', options } = command;
  const lines = Object.entries(options).map(([option, { value = '', about: note, required }]) =>
    `  ${`--${option} ${value}`.padEnd(26)} ${note}${required ? ' (required)' : ''}`.trimEnd(),
  );
  return [
    about,
    '',
    `npm run operator -- ${name} ${subject}`.trim(),
    ...lines,
    ...('run' in command ? commonLines : []),
  ].join('\n');
}

const commonLines = [
  `  ${'--json'.padEnd(26)} print JSON`,
  `  ${'--remote'.padEnd(26)} work on the deployed database`,
  `  ${'--deployment NAME'.padEnd(26)} work on the database of a deployment that setup made`,
  `  ${'--keys-stdin'.padEnd(26)} read SECRET_KEYS, as your vault has it, from the first line of standard input`,
  `  ${'--as NAME'.padEnd(26)} who you are, for the sign-in log; default: the user of the system`,
];
