/** Writes the files of `public/` that are made, before a service of this checkout is served. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Ends the process where they cannot be written: the child has printed why. */
export async function writePublicFiles(): Promise<void> {
  const [code] = await once(fork(join(import.meta.dirname, '../public-files.ts')), 'exit');
  if (code !== 0) process.exit(1);
}
