/** The settings of this checkout, in `.dev.vars`. */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { writeWhole } from './write-whole.ts';

const FILE = '.dev.vars';

/** Adds the settings of `.dev.vars.example` that the file lacks, and keeps the others. */
export function completeSettings(): void {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const missing = readFileSync(`${FILE}.example`, 'utf8')
    .split('\n')
    .filter((line) => !text.includes(line.replace(/=.*/u, '=')));
  if (missing.length > 0) writeWhole(FILE, `${text}${missing.join('\n')}\n`);
}

/** All of them: wrangler passes on only those that `wrangler.toml` names, and optional secrets are not named there. */
export function readSettings(): NodeJS.Dict<string> {
  return parseEnv(readFileSync(FILE, 'utf8'));
}

/** Sets one of them, and keeps the others. */
export function writeSetting(name: string, value: string): void {
  const lines = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(`${name}=`));
  writeWhole(FILE, `${[...lines, `${name}=${value}`].join('\n')}\n`);
}
