/** The words that those of a search without a hit may have been meant for. */
import { publicSql } from '#data/public-sql.ts';
import type { PublicSql } from '#data/public-sql.ts';
import { ReadPlan } from '#data/read-plan.ts';
import { termOfWord, termSearch } from '#lib/search-query.ts';
import { partsOf } from '#lib/spelling.ts';
import type { Spelling } from '#careers/queries/rules/terms.ts';
import { tablesOf } from './near.ts';
import { hasMatch, listedFrom, match } from './where.ts';
import type { Clock, Where } from './where.ts';

/** A search of more words is a text: it is not corrected. */
const WORDS_MAX = 6;
/** Words with a part in common: so many are looked for in the scope, and so many of those are compared letter by letter. */
const COMPARED_MAX = 150;
const CANDIDATES_MAX = 60;

/**
 * For each word whether a job in the scope has it, and which words of jobs in the scope are like it. Null where the search has a hit with
 * the words as they are typed, which is known from one row: then nothing else is looked for. `words` are those of `where.exact`.
 */
export function spellings(
  clock: Clock,
  where: Where,
  words: readonly string[],
): ReadPlan<Spelling[] | null> {
  if (words.length === 0 || words.length > WORDS_MAX) return ReadPlan.of(null);
  const isHit = (expression: PublicSql) => publicSql`exists(select 1 from listing_search
    where listing_search match ${expression} and rowid >= cast(${listedFrom(clock, where)} as integer))`;
  const asked = words.map((word, index) => {
    const { exact, whole, any } = termSearch(termOfWord(word), index === words.length - 1);
    return [exact, whole, any, partsOf(word)];
  });
  const isWordHit = (at: number) =>
    isHit(publicSql.raw(`(value ->> ${at}) || (select expression from scope)`));
  const wordInScope = publicSql.raw(
    `'{${FIELDS}} : "' || w.word || '"' || (select expression from scope)`,
  );
  const query = publicSql`
    with scope(expression) as materialized (select ${scopeOf(where)})
    select iif(${isHit(match(where, where.exact))}, null, (
      select json_group_array(json_array(found, iif(found = 0, null, (
        select json_group_array(word) from (
          select w.word from (
            select distinct p.word_id from json_each(parts) part
            cross join search_word_parts p on p.part = part.value
            limit ${publicSql.raw(String(COMPARED_MAX))}
          ) near cross join search_words w on w.id = near.word_id
          where ${isHit(wordInScope)}
          limit ${publicSql.raw(String(CANDIDATES_MAX))})))))
      from (
        select value ->> 3 as parts,
          case when ${isWordHit(0)} then 0 when ${isWordHit(1)} then 1 when ${isWordHit(2)} then 2 else 3 end as found
        from json_each(${JSON.stringify(asked)}) order by key)))`;
  return ReadPlan.map(
    ReadPlan.cells<{ text: string | null }>({ text: query }, tablesOf(where)),
    ({ text }) => {
      const rows: [found: number, like: string[] | null][] | null = text && JSON.parse(text);
      return (
        rows && rows.map(([found, like]) => ({ found: hits[found] ?? 'never', like: like ?? [] }))
      );
    },
  );
}

/** By their numbers in the query. */
const hits = ['exactly', 'as a stem', 'roughly'] as const;

/** The columns that have words of their own. */
const FIELDS = 'title forms company skills city';

/** What follows an expression to look among the jobs of the place and of the other filters only. */
function scopeOf(where: Where): PublicSql {
  return hasMatch(where, where.scope)
    ? publicSql`' AND ' || ${match(where, where.scope)}`
    : publicSql.raw(`''`);
}
