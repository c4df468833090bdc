/** A mark in the local state while it is seeded: a seed that was interrupted is not complete, and nothing else is in the state yet. */
import { existsSync, rmSync } from 'node:fs';
import { writeWhole } from '../local/write-whole.ts';

const STATE = '.wrangler/state';
const MARK = `${STATE}/seeding`;

/** Deletes the state of a seed that was interrupted, before anything opens it. Returns whether there was one. */
export function dropUnfinished(): boolean {
  if (!existsSync(MARK)) return false;
  rmSync(STATE, { recursive: true, force: true, maxRetries: 5 });
  return true;
}

/** Runs the seed of an empty store, and marks the store until it has ended. */
export async function marked(seed: () => Promise<void>): Promise<void> {
  writeWhole(MARK, '');
  await seed();
  rmSync(MARK);
}
