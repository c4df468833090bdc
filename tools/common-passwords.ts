/** Writes the list of common passwords into public/words, from where the Worker of the API reads it. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMMON_PASSWORDS } from '#accounts/password-check/actions.ts';
import { commonPasswords } from '#lib/common-passwords.ts';

const PUBLIC = join(import.meta.dirname, '../public');

export async function writeCommonPasswords(): Promise<void> {
  await mkdir(join(PUBLIC, 'words'), { recursive: true });
  await writeFile(join(PUBLIC, COMMON_PASSWORDS), commonPasswords.trimStart());
}
