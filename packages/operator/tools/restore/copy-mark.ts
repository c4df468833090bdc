/** The name of the deployment that a folder is a copy of, so that another one is neither written there nor read by mistake. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { invalidField } from '../../../../src/errors.ts';

const MARKER = 'deployment.json';

type Wanted = { folder: string; of: string; hint: string };

/** A folder that is new, or of a release that marked none, is taken. `option`: by which the folder was given. */
export function assertCopyOf(option: string, { folder, of, hint }: Wanted): void {
  const marked = markOf(option, folder);
  if (marked !== null && marked !== of)
    throw invalidField(option, `The folder is the copy of ${marked}, not of ${of}. ${hint}`);
}

function markOf(option: string, folder: string): string | null {
  const file = join(folder, MARKER);
  if (!existsSync(file)) return null;
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { copy_of: string }).copy_of;
  } catch {
    throw invalidField(option, `${file} cannot be read: it says which deployment the copy is of.`);
  }
}

export function markCopy(folder: string, of: string): void {
  if (markOf('to', folder) !== null) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MARKER), `${JSON.stringify({ copy_of: of }, null, 2)}\n`);
}
