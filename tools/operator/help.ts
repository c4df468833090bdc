/** The help texts of the operator's command line. */
import type { Command } from './command.ts';

export function overview(commands: Record<string, Command>): string {
  const lines = Object.entries(commands).map(
    ([name, { about, subject = '' }]) => `  ${`${name} ${subject}`.padEnd(32)} ${about}`,
  );
  return [
    'npm run operator -- COMMAND [OPTIONS]',
    '',
    ...lines,
    '',
    'Each command takes --help, --json, --remote to work on the deployed database, and --as NAME for the sign-in log.',
  ].join('\n');
}

export function manual(name: string, { about, subject = '', options }: Command): string {
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
    `  ${'--as NAME'.padEnd(26)} who you are, for the sign-in log; default: the user of the system`,
  ].join('\n');
}
