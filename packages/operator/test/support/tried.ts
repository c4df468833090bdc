/** The table of docs/operations.md about the damage that was tried: what each command says of it, and its exit status. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../../../../docs/operations.md');
const HEADING = '### What was tried';

export type Tried = { command: string; damage: string; says: string; exit: number };
type Said = { text: string; code: number };

/** The rows about some of the commands, or about all others. */
export function triedWith(commands: readonly string[], isOthers = false): Tried[] {
  const [, after = ''] = readFileSync(FILE, 'utf8').split(`${HEADING}\n`);
  const [section = ''] = after.split('\n#');
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
    .map(([, command = '', damage = '', says = '', exit]) => ({
      command,
      damage,
      says,
      exit: Number(exit),
    }))
    .filter(({ command }) => commands.includes(command) !== isOthers);
}

/** What a row has to say of an outcome: a row that is right says this of itself. An ellipsis leaves something out. */
export function asTried(row: Tried, { text, code }: Said): Tried {
  const line = text.replaceAll(/\s+/gu, ' ');
  const isSaid = row.says.split(' … ').every((part) => line.includes(part));
  return { ...row, says: isSaid ? row.says : line, exit: code };
}
