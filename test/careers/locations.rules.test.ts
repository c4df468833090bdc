/** Pure rules of the listing: the 35 days to the millisecond, and filters in the index's words (contract 4.7, 8). */
import { describe, expect, it } from 'vitest';
import { filterExpressions } from '#careers/locations/rules/filters.ts';
import { cutoff, expiryOf, LISTED_DAYS, visibleFrom } from '#recruiting/jobs/jobs/rules.ts';
import { CitiesQuery, JobsQuery } from '#careers/locations/schemas/queries.ts';
import { DAY_MS } from '#lib/time.ts';

const publishedAt = new Date('2026-11-20T12:00:00.123Z');
const listedAt = publishedAt.getTime() * 1000;

describe('a job is visible for 35 days', () => {
  const last = new Date(publishedAt.getTime() + LISTED_DAYS * DAY_MS - 1);
  const end = new Date(publishedAt.getTime() + LISTED_DAYS * DAY_MS);

  it('and over at the millisecond they end', () => {
    expect(LISTED_DAYS).toBe(35);
    expect(expiryOf(publishedAt)).toEqual(end);
    expect(expiryOf(publishedAt) > last).toBe(true);
    expect(cutoff(end)).toEqual(publishedAt);
    expect(cutoff(last) < publishedAt).toBe(true);
  });

  it('wherever in its millisecond it is listed', () => {
    for (const bump of [0, 1, 999]) {
      expect(listedAt + bump >= visibleFrom(last)).toBe(true);
      expect(listedAt + bump >= visibleFrom(end)).toBe(false);
    }
  });

  it('in every time zone and over a change of the clocks', () => {
    expect(expiryOf(new Date('2026-10-01T00:00:00+02:00')).toISOString()).toBe(
      '2026-11-04T22:00:00.000Z',
    );
  });
});

describe('filters', () => {
  it('are nothing when nothing is asked', () => {
    expect(filterExpressions({})).toMatchObject({ filter: '', tiers: [] });
    expect(filterExpressions({ search: '   ', query: ' ' })).toMatchObject({
      filter: '',
      tiers: [],
    });
  });

  it('match nothing when the search has no word', () => {
    expect(filterExpressions({ search: '"*"' })).toBeNull();
    expect(filterExpressions({ search: '!', categoryIds: [1] })).toBeNull();
  });

  it('are tokens of the scope column', () => {
    expect(
      filterExpressions({
        workplaces: ['Remote'],
        categoryIds: [7],
        employmentTypes: ['Freelance'],
      }),
    ).toMatchObject({ filter: 'scope : (w2 AND k7 AND e8)', tiers: [] });
    // The two words, or both written as one.
    const written = '(({title} : ("night") AND {title} : ("nur"*)) OR ({title} : ("nightnur"*)))';
    const all =
      '((({title} : ("night") OR {forms} : ("night")) AND ({title} : ("nur"*) OR {forms} : ("nur"))) OR (({title} : ("nightnur"*) OR {forms} : ("nightnur" OR "nightnur"*))))';
    expect(filterExpressions({ search: 'Night Nur', workplaces: ['Hybrid'] })).toMatchObject({
      filter: `(${all}) AND (scope : (w3))`,
      tiers: [`(${written}) AND (scope : (w3))`, `(${all} NOT ${written}) AND (scope : (w3))`],
    });
  });

  it('keep the syntax of the index out of reach', () => {
    expect(filterExpressions({ search: 'a" OR scope:d1 NEAR(' })?.tiers[0]).toBe(
      '({title} : ("a") AND {title} : ("or") AND {title} : ("scope") AND {title} : ("d1") AND {title} : ("near"*))',
    );
  });
});

describe('the query of /api/locations/jobs (4.7)', () => {
  it('has the defaults of the contract', () => {
    expect(JobsQuery.parse({})).toEqual({ page: 1, per_page: 12 });
    expect(CitiesQuery.parse({ country: 'DE' })).toEqual({ country: 'DE', limit: 200 });
  });

  it('takes names in any case and clamps sizes', () => {
    const asked = { workplace: 'on-SITE', employment_type: 'FULL-time', per_page: '500' };
    expect(JobsQuery.parse({ ...asked, career_domain: 'Careers-US.example' })).toEqual({
      workplace: ['On-site'],
      employment_type: ['Full-time'],
      career_domain: 'careers-us.example',
      page: 1,
      per_page: 100,
    });
    expect(CitiesQuery.parse({ country: 'DE', limit: '5000' }).limit).toBe(1_000);
  });

  it('takes a filter of white space as none', () => {
    const empty = { country: '', city: ' ', 'search-key': ' ', career_domain: ' ' };
    expect(JobsQuery.parse(empty)).toEqual({ page: 1, per_page: 12 });
  });

  it.each([
    { page: '0' },
    { page: '1.5' },
    { page: '' },
    { per_page: '-1' },
    { per_page: 'ten' },
    { workplace: 'Office' },
    { employment_type: 'Full time' },
    { 'key-category': 'x' },
    { 'search-key': 'x'.repeat(501) },
  ])('refuses %j', (asked) => {
    expect(JobsQuery.safeParse(asked).success).toBe(false);
  });

  it.each([{}, { country: '' }, { country: 'DE', limit: '0' }])('refuses cities of %j', (asked) => {
    expect(CitiesQuery.safeParse(asked).success).toBe(false);
  });
});
