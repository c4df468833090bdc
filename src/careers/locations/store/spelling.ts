/** What is known of the words of a search without a hit: which of them jobs have, which words of jobs are like them, and which are places. */
import { publicSql } from '#data/public-sql.ts';
import type { PublicSql } from '#data/public-sql.ts';
import { ReadPlan } from '#data/read-plan.ts';
import { termInTitle, termSearch } from '#lib/search-query.ts';
import { partsOf } from '#lib/spelling.ts';
import type { Known, Reading, ReadTerm } from '#careers/queries/rules/terms.ts';
import { partsOfPlace } from '../rules/near.ts';
import { isSpelled } from '#careers/queries/rules/terms.ts';
import { cellsOf, tablesOf } from './near.ts';
import { oneOf } from './scopes.ts';
import { firstRow, hasMatch, match } from './where.ts';
import type { Clock, Where } from './where.ts';

/** A search of more words is a text: it is not corrected. */
const WORDS_MAX = 6;
/** Words with a part in common: so many are looked for in the scope, and so many of those are compared letter by letter. */
const COMPARED_MAX = 150;
const CANDIDATES_MAX = 60;
/** Titles that have a word are counted so far. */
const TITLES_MAX = 50;

/** What places are looked for: only where there is no hit in any form. */
export type PlaceKeys = {
  slugs: readonly string[];
  codes: readonly string[];
  countryIds?: readonly number[] | undefined;
};

/**
 * Null where the search has a hit with the words as they are typed, which is known from one row: then nothing else is looked for. Places,
 * and titles that have a word, are looked for where no job has all words in any form.
 */
export function spellings(
  clock: Clock,
  where: Where & { reading: Reading },
  keys: PlaceKeys,
): ReadPlan<Known | null> {
  const { reading } = where;
  const terms = reading.terms.filter(({ filter, isCode }) => !filter && !isCode);
  if (terms.length === 0) return ReadPlan.of(null);
  const from = firstRow(clock, where);
  const isHit = (expression: PublicSql) => publicSql`exists(select 1 from listing_search
    where listing_search match ${expression} and rowid >= ${from})`;
  const asked = terms.map((term, index) =>
    askedTerm(term, index === terms.length - 1, terms.length),
  );
  const wordInScope = publicSql.raw(
    `'{${FIELDS}} : "' || w.word || '"' || (select expression from scope)`,
  );
  // Tables of their own, as SQLite takes no expression of more than a hundred levels; each is made when it is asked.
  const query = (beside: typeof where) => publicSql`
    with scope(expression) as materialized (select ${scopeOf(beside)}),
    whole(is_found) as materialized (select ${isHit(match(beside, beside.filter))}),
    asked(at, parts, in_title, found) as materialized (
      select key, value ->> 3, ${inScope(4)},
        case when ${isHit(inScope(0))} then 0 when ${isHit(inScope(1))} then 1 when ${isHit(inScope(2))} then 2 else 3 end
      from json_each(${JSON.stringify(asked)})),
    likes(at, words) as materialized (
      select at, (select json_group_array(word) from (
        select w.word from (
          select distinct p.word_id from json_each(parts) part
          cross join search_word_parts p on p.part = part.value
          limit ${publicSql.raw(String(COMPARED_MAX))}
        ) near cross join search_words w on w.id = near.word_id
        where ${isHit(wordInScope)}
        limit ${publicSql.raw(String(CANDIDATES_MAX))}))
      from asked where found <> 0),
    titles(at, n) as materialized (
      select at, (select count(*) from (select 1 from listing_search
        where listing_search match in_title and rowid >= ${from} limit ${publicSql.raw(String(TITLES_MAX))}))
      from asked where not (select is_found from whole)),
    terms(text) as materialized (
      select json_group_array(json_array(found, json(words), coalesce(n, 0))) from (
        select found, words, n from asked left join likes using (at) left join titles using (at) order by at)),
    exactly(is_found) as materialized (select ${isHit(match(beside, beside.exact))}),
    named(places) as materialized (select ${placesNamed(keys)}),
    code(area) as materialized (select ${areaOfCode(keys)})
    select iif((select is_found from exactly), null, json_array(
      json((select text from terms)),
      json(iif((select is_found from whole), json_array(), (select places from named))),
      iif((select is_found from whole), null, (select area from code))))`;
  const cells = cellsOf<{ text: string | null }, typeof where>(where, (beside) => ({
    text: query(beside),
  }));
  return ReadPlan.map(cells, ({ text }) =>
    text === null ? null : knownOf(JSON.parse(text), reading),
  );
}

/** Words of jobs and of their cities that are like those of a place that is none; null where the place was found. */
export function namesLike(where: Where, text: string | undefined): ReadPlan<string[] | null> {
  const parts = where.near && text !== undefined ? partsOfPlace(text) : [];
  if (parts.length === 0) return ReadPlan.of(null);
  const query = publicSql`select iif(exists(select 1 from near_center), null, (
    select json_group_array(distinct w.word) from (
      select distinct p.word_id from json_each(${JSON.stringify(parts)}) part
      cross join search_word_parts p on p.part = part.value limit ${publicSql.raw(String(COMPARED_MAX))}
    ) near cross join search_words w on w.id = near.word_id))`;
  const cells = ReadPlan.cells<{ words: string | null }>({ words: query }, tablesOf(where));
  return ReadPlan.map(cells, ({ words }) => {
    if (words === null) return null;
    const known: string[] = JSON.parse(words);
    return known;
  });
}

function inScope(at: number): PublicSql {
  return publicSql.raw(`(value ->> ${at}) || (select expression from scope)`);
}

type KnownRow = [
  terms: [found: number, like: string[] | null, titles: number][],
  places: [slug: string, name: string, countryId: number, population: number][],
  area: string | null,
];

function knownOf([terms, places, area]: KnownRow, reading: Reading): Known {
  const rows = [...terms];
  return {
    terms: reading.terms.map(({ filter, isCode }) => {
      const [found = 0, like, titles = 0] = (filter || isCode ? undefined : rows.shift()) ?? [];
      return filter || isCode
        ? undefined
        : { found: hits[found] ?? 'never', like: like ?? [], titles };
    }),
    places: places.map(([slug, name, countryId, population]) => ({
      slug,
      name,
      countryId,
      population,
    })),
    area,
  };
}

/** By their numbers in the query. */
const hits = ['exactly', 'as a stem', 'roughly'] as const;

function askedTerm(term: ReadTerm, isLast: boolean, count: number) {
  const { exact, whole, any } = termSearch(term, isLast);
  const [word = ''] = term.words;
  const parts = isSpelled(term) && count <= WORDS_MAX ? partsOf(word) : [];
  return [`(${exact})`, `(${whole})`, `(${any})`, parts, `(${termInTitle(term)})`];
}

/** The town of each name: one with jobs, then the largest; else a place with jobs that no town has the name of. */
function placesNamed({ slugs, countryIds }: PlaceKeys): PublicSql {
  if (slugs.length === 0) return publicSql.raw('json_array()');
  const there = (table: string) =>
    countryIds
      ? publicSql`and ${publicSql.raw(table)}.country_id ${oneOf(countryIds)}`
      : publicSql.raw('');
  return publicSql`(select json_group_array(json(found)) from (
    select coalesce(
      (select json_array(t.slug, t.name, t.country_id, t.population) from towns t
        where t.slug = named.value ${there('t')}
        order by exists(select 1 from places p where p.slug = t.slug and p.country_id = t.country_id) desc, t.population desc limit 1),
      (select json_array(p.slug, p.name, p.country_id, 0) from places p where p.slug = named.value ${there('p')} limit 1)) as found
    from json_each(${JSON.stringify(slugs)}) named) where found is not null)`;
}

function areaOfCode({ codes, countryIds }: PlaceKeys): PublicSql {
  if (codes.length === 0) return publicSql.raw('null');
  const there = countryIds ? publicSql`and country_id ${oneOf(countryIds)}` : publicSql.raw('');
  return publicSql`(select 'z' || code.value from json_each(${JSON.stringify(codes)}) code
    where exists(select 1 from place_areas where area >= 'z' || code.value and area < 'z' || code.value || '~' ${there}) limit 1)`;
}

/** The columns that have words of their own. */
const FIELDS = 'title forms company skills city';

/** What follows an expression to look among the jobs of the place and of the other filters only; not of a place that words name. */
function scopeOf(all: Where): PublicSql {
  const where = { ...all, marked: undefined };
  return hasMatch(where, where.scope)
    ? publicSql`' AND ' || ${match(where, where.scope)}`
    : publicSql.raw(`''`);
}
