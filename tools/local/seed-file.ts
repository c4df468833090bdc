/** `.dev/seed.json`, and the address in it: where the service of this checkout listens, or listened last. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_URL } from './address.ts';
import { writeWhole } from './write-whole.ts';

export const SEED_FILE = '.dev/seed.json';

type Seed = { baseUrl: string };

/** The origin that links of commands begin with: on another port that of `npm start`; an origin of your own is kept. */
export function originHere(configured: string, checkout = process.cwd()): string {
  const file = join(checkout, SEED_FILE);
  return configured === BASE_URL && existsSync(file) ? readSeed(file).baseUrl : configured;
}

/** Keeps the rest of the file, which is there once the store is seeded. */
export function writeBaseUrl(baseUrl: string, checkout = process.cwd()): void {
  const file = join(checkout, SEED_FILE);
  writeWhole(file, `${JSON.stringify({ ...readSeed(file), baseUrl }, null, 2)}\n`);
}

function readSeed(file: string): Seed {
  return JSON.parse(readFileSync(file, 'utf8')) as Seed;
}
