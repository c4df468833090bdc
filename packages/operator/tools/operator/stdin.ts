/** Secrets from standard input: what stands in a command stays in the history of the shell, and in the list of processes. */
import { readFileSync } from 'node:fs';

const LINE_END = /\r?\n/u;

let lines: string[] | undefined;

/** The next line; undefined: there is none. */
export function nextLine(): string | undefined {
  lines ??= readFileSync(0, 'utf8').split(LINE_END);
  return lines.shift();
}

/** Reads this in place of standard input from here on, or standard input again. */
export function readFrom(text: string | undefined): void {
  lines = text?.split(LINE_END);
}

const NAME = 'SECRET_KEYS';

/** Takes the keys as the vault has them, with or without their name, to where all commands look for them. */
export function takeKeys(): void {
  const line = nextLine()?.trim() ?? '';
  process.env[NAME] = line.startsWith(`${NAME}=`) ? line.slice(NAME.length + 1) : line;
}
