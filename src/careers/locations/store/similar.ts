/**
 * Public jobs that are like one job, which may be over: by the words of its title, then by its category, the nearest first. One statement
 * finds the job by its hash and those like it.
 */
import { publicSql } from '#data/public-sql.ts';
import type { PublicSql } from '#data/public-sql.ts';
import { CELLS_PER_ROW } from '#lib/geo.ts';
import { visibleFrom } from '#recruiting/jobs/jobs/rules.ts';
import { jobJoins, jobsOfPage, rankedJobColumns, rankedJobsOf } from './listed-job.ts';
import type { Clock } from './where.ts';

type Like = { domain: number; hashId: string; limit: number };

/** Words of a title that are looked for. */
const WORDS_MAX = 8;
/** A shorter word says too little alone: and, für, (m/w/d). */
const WORD_LETTERS_MIN = 4;
const PAIR_LETTERS_MIN = 2;

/**
 * Those jobs as one text, which `jobsLikeOf` reads. Each tier reads as many rows as are wanted, and one more as the job itself may be
 * among them; a job counts for the first tier that has it.
 */
export function jobsLikeText(clock: Clock, { domain, hashId, limit }: Like): PublicSql {
  const rows = publicSql.raw(String(Math.trunc(limit) + 1));
  const d = publicSql.raw(`'d${Math.trunc(domain)}'`);
  const tier = (name: keyof typeof tiers, number: number) => publicSql`select * from (
      select rowid as listed_at, ${publicSql.raw(String(number))} as tier from listing_search
      where listing_search match coalesce((select ${publicSql.raw(tiers[name])} from terms), 'scope : nowhere')
        and rowid >= cast(${visibleFrom(clock.now)} as integer)
      order by rowid desc limit ${rows})`;
  // D1 takes five terms of a compound select, and each of these is one.
  const sameWords = publicSql`${tier('sameThere', 1)} union all ${tier('sameNear', 2)} union all ${tier('same', 3)}`;
  const sameField = publicSql`${tier('fieldThere', 5)} union all ${tier('fieldNear', 6)} union all ${tier('field', 7)}`;
  return publicSql`
    with source as materialized (
      select coalesce(j.title_indexed, page.title_indexed, '') as title, page.category_id as category,
        nullif(coalesce(j.place_id, page.place_id, 0), 0) as place, nullif(page.country_id, 0) as country
      from job_pages page
      left join listed_jobs j on j.listed_at = page.listed_at and j.hash_id = page.hash_id
      where page.hash_id = ${hashId}
    ),
    words as materialized (
      select value as word from source, json_each('["' || replace(title, ' ', '","') || '"]')
      where length(value) >= ${publicSql.raw(String(PAIR_LETTERS_MIN))} limit ${publicSql.raw(String(WORDS_MAX))}
    ),
    terms as materialized (
      select ${allWords} as every, ${someWords} as some,
        'scope : ' || ${d} || 'p' || place as at_place, 'scope : k' || category as of_category,
        'scope : ' || ${d} || ' AND scope : (' || ${cellsAround} || ')' as near,
        'scope : ' || ${d} || coalesce('c' || country, '') as in_country
      from source
    )
    select json_group_array(${rankedJobColumns}) from (
      select listed_at, min(tier) as tier from (
        select * from (${sameWords}) union all ${tier('related', 4)}
        union all select * from (${sameField})
      ) group by listed_at order by 2, 1 desc limit ${rows}
    ) page
    ${jobsOfPage} ${jobJoins}
  `;
}

/** All words, in any form that a title has; and any of those that say something. */
const allWords = publicSql.raw(
  `(select '{title forms} : ("' || group_concat(word, '" AND "') || '")' from words)`,
);
const someWords = publicSql.raw(
  `(select '{title forms} : ("' || group_concat(word, '" OR "') || '")' from words
    where length(word) >= ${WORD_LETTERS_MIN})`,
);

/** The tokens of the cell of the job's place and of those around it, some thirty kilometers wide; NULL without coordinates. */
const cellsAround = publicSql.raw(
  `(select group_concat('g' || (p.cell + south.value * ${CELLS_PER_ROW} + west.value), ' OR ')
    from places p, json_each('[-1,0,1]') south, json_each('[-1,0,1]') west
    where p.id = place and p.cell is not null and p.cell > ${CELLS_PER_ROW})`,
);

/** From the likest. What the job does not have, a place, a category or a word, makes its tier empty. */
const tiers = {
  sameThere: `every || ' AND ' || at_place`,
  sameNear: `every || ' AND ' || near`,
  same: `every || ' AND ' || in_country`,
  related: `some || ' AND ' || in_country || coalesce(' AND ' || of_category, '')`,
  fieldThere: `at_place || coalesce(' AND ' || of_category, '')`,
  fieldNear: `near || ' AND ' || of_category`,
  field: `in_country || ' AND ' || of_category`,
} as const;

export function jobsLikeOf(text: string, { hashId, limit }: Pick<Like, 'hashId' | 'limit'>) {
  return rankedJobsOf(text)
    .filter((job) => job.hashId !== hashId)
    .slice(0, limit);
}
