/** The limits of networks and the state of a post after an attempt, as pure rules (contract 2.12). */
import { describe, expect, test } from 'vitest';
import {
  contentFault,
  errorSentence,
  toVerdict,
  toSchedule,
  publicationOf,
  weightedLength,
} from '#recruiting/jobs/social/rules.ts';
import { platforms } from '#vocabulary/lists.ts';
import type { Platform } from '#vocabulary/lists.ts';
import { retryWaits } from '../support/retry-waits.ts';

const link = { url: 'https://careers.example/jobs/bkm3d7xw2q', title: 'Baker' };
const bare = { link: null, imageUrl: null };

describe('the length of a text at X (twitter-text, configuration 3)', () => {
  test.each([
    ['', 0],
    ['Bakers wanted', 13],
    ['Bäckerei Müller sucht', 21],
    ['ищем пекаря', 11],
    ['نبحث عن خباز', 12],
    ['パン職人募集', 12],
    ['招聘面包师', 10],
    ['빵 굽는 사람', 12],
    ['🥖', 2],
    ['👩‍🍳👨🏽‍🍳', 4],
    ['🇩🇪', 2],
    ['“quoted” – dash…', 17],
    // Decomposed characters are composed first.
    ['e\u0301', 1],
    ['https://example.com', 23],
    [`see https://example.com/${'x'.repeat(100)} now`, 31],
    ['example.com', 23],
    ['ada@people', 10],
    ['version 2.0 of e.g. this', 24],
  ])('counts %s as %i characters at X', (text, length) => {
    expect(weightedLength(text)).toBe(length);
  });
});

describe('contentFault', () => {
  const limits: readonly [Platform, number][] = [
    ['linkedin', 3000],
    ['facebook', 63_206],
    ['instagram', 2200],
    ['twitter', 280],
    ['tiktok', 4000],
  ];

  test.each(limits)('accepts %s texts of %i characters, but no longer ones', (platform, max) => {
    expect(contentFault({ platform, text: 'x'.repeat(max), ...bare })).toBeNull();
    expect(contentFault({ platform, text: 'x'.repeat(max + 1), ...bare })).toMatchObject({
      field: 'text',
    });
  });

  test('counts a link that is part of the text', () => {
    const text = 'x'.repeat(280 - 25);
    expect(contentFault({ platform: 'twitter', text, link, imageUrl: null })).toBeNull();
    expect(
      contentFault({ platform: 'twitter', text: `${text}x`, link, imageUrl: null }),
    ).not.toBeNull();
    expect(
      contentFault({ platform: 'linkedin', text: 'x'.repeat(3000), link, imageUrl: null }),
    ).toBeNull();
  });

  test('adds no link that the text already contains', () => {
    const text = `Come: ${link.url}`;
    expect(publicationOf({ platform: 'twitter', text, link, imageUrl: null }).text).toBe(text);
  });

  test('adds the link to the text if an image replaces the preview on Facebook', () => {
    const imageUrl = 'https://pictures.example/a.jpg';
    expect(publicationOf({ platform: 'facebook', text: 'Come', link, imageUrl })).toEqual({
      text: `Come\n\n${link.url}`,
      link: null,
      imageUrl,
    });
  });

  test('has limits for every network', () => {
    expect(limits.map(([platform]) => platform).sort()).toEqual([...platforms].sort());
  });
});

describe('toSchedule', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  test.each([
    [null, { status: 'draft', dueAt: null }],
    ['2026-11-20T12:00:01Z', { status: 'scheduled', dueAt: new Date('2026-11-20T12:00:01Z') }],
    ['2020-01-01T00:00:00Z', { status: 'scheduled', dueAt: now }],
  ])('plans a post for the date %s', (date, plan) => {
    expect(toSchedule(date === null ? null : new Date(date), now)).toEqual(plan);
  });
});

describe('toVerdict', () => {
  const fresh = { attempts: 1, begunId: null, begunMs: 0 };
  const later = { is: 'later', error: 'unavailable: 429' } as const;

  test('waits 10, 60 and 300 seconds, then hourly for a day, and then fails', () => {
    const delays = [0, ...retryWaits].map((_, index) =>
      toVerdict(later, { ...fresh, attempts: index + 1 }),
    );
    expect(delays.map((one) => ('delaySeconds' in one ? one.delaySeconds : null))).toEqual([
      ...retryWaits,
      null,
    ]);
    expect(delays.at(-1)).toEqual({ status: 'failed', error: 'unavailable: 429' });
  });

  test('waits for as long as the network asks, but not less than planned', () => {
    const delays = [1, 900].map((seconds) =>
      toVerdict({ ...later, retryAfterSeconds: seconds }, fresh),
    );
    expect(delays).toMatchObject([{ delaySeconds: 10 }, { delaySeconds: 900 }]);
  });

  test('polls a post that the network has accepted for half an hour', () => {
    const begun = { is: 'begun', begunId: 'c1' } as const;
    expect(toVerdict(begun, fresh)).toMatchObject({ status: 'publishing', begunId: 'c1' });
    const over = { ...fresh, begunId: 'c1', begunMs: 30 * 60_000 };
    expect(toVerdict(begun, over)).toEqual({ status: 'failed', error: 'unfinished' });
    expect(toVerdict(later, over)).toEqual({ status: 'failed', error: 'unfinished' });
    expect(toVerdict(later, { ...over, begunMs: 1 })).toMatchObject({ status: 'publishing' });
  });

  test('has a sentence for every code, including the code of the provider', () => {
    expect(errorSentence('refused: 403 Forbidden')).toBe(
      'The network refused the post (403 Forbidden).',
    );
    expect(errorSentence('not_connected')).toBe('The account is disconnected.');
    expect(errorSentence('refused')).not.toContain('{');
  });
});
