/** Where memory has the room, the stores of workerd are kept there: each commit waits for its disk. */
import { existsSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
const STORES_BYTES = 2 ** 30;

export function inMemory(): void {
  if (!existsSync(MEMORY)) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize > STORES_BYTES) process.env['TMPDIR'] = MEMORY;
}
