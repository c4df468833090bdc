/** The model of the listing against a real D1 that other tests use, too. */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { walkListing } from '../support/listing-model.ts';

const walk = { steps: 300, questionsPerStep: 1, recountEvery: 150, isAlone: false };

it('the listing never differs from a recount on D1', { timeout: 120_000 }, async () => {
  const seed = Math.floor(Math.random() * 1_000);
  expect(await walkListing(env.DB, { ...walk, seed })).toBeGreaterThan(walk.steps);
});
