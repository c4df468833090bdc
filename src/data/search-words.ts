/** The statement that makes words known to the search, so that misspelt ones find them. */
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { spellableWords } from '#lib/search-words.ts';
import { rawStatement } from './query-plan.ts';
import type { Statement } from './query-plan.ts';

/** Writes nothing where all words of the texts are known. They stay: a word that no title has any more is never suggested. */
export function insertSearchWords(ctx: PublicCtx, texts: readonly string[]): Statement {
  const words = JSON.stringify(spellableWords(texts));
  return rawStatement(
    ctx,
    sql`insert or ignore into search_words (word) select value from json_each(${words})`,
  );
}
