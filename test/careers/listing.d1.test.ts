/** The model of the listing against a real D1 that other tests use, too. */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { seed } from '../support/seed.ts';
import { walkListing } from '../support/listing-model.ts';

const walk = { steps: 300, questionsPerStep: 1, recountEvery: 150, isAlone: false };

it('the listing never differs from a recount on D1', { timeout: 120_000 }, async () => {
  expect(await walkListing(env.DB, { ...walk, seed: seed % 1_000 })).toBeGreaterThan(walk.steps);
});
