/** Suggests and names occupations, from a file of `public/` that an isolate reads once. */
import type { PublicCtx } from '#context.ts';
import { readOccupations, suggestedFor } from './rules.ts';
import type { Occupation, Occupations } from './rules.ts';

const FILE = '/occupations/kldb-2010.txt';

let known: Occupations | null = null;

async function loadOccupations({ readFile }: Pick<PublicCtx, 'readFile'>): Promise<Occupations> {
  if (known === null) {
    const file = await readFile(FILE);
    // Nothing is suggested until the file can be read.
    if (file === null) return readOccupations('');
    known = readOccupations(file);
  }
  return known;
}

/** The groups that a title is most like, the best first. */
export async function suggestOccupations(
  ctx: Pick<PublicCtx, 'readFile'>,
  title: string,
): Promise<Occupation[]> {
  return suggestedFor(await loadOccupations(ctx), title);
}

/** The name of a group; null: it is not known. */
export async function nameOfOccupation(
  ctx: Pick<PublicCtx, 'readFile'>,
  code: string,
): Promise<string | null> {
  const { names } = await loadOccupations(ctx);
  return names.get(code) ?? null;
}
