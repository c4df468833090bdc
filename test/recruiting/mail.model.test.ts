/**
 * Emails to candidates against a model that knows which of them may go out, over random moves, undos, rejections, stops, retries, replies,
 * returned emails, lost queue messages, failing mail servers and a clock that jumps.
 */
import { describe, expect, it } from 'vitest';
import { Walk } from '../support/mail-model.ts';
import { seed as runSeed } from '../support/seed.ts';

/** 500 in the gate, 60,000 with `npm run check:model`. */
const steps = Number(process.env['MAIL_STEPS'] ?? 500);
const walks = 2;
const walkTimeoutMs = 3_600_000;

describe('emails to candidates', () => {
  it.each(Array.from({ length: walks }, (_, walk) => runSeed + walk))(
    'are sent once, never after they were stopped or the stage was left, and none is lost (seed %i)',
    { timeout: walkTimeoutMs },
    async (seed) => {
      const walk = new Walk(seed);
      await walk.open();
      for (let step = 0; step < steps / walks; step++) {
        // oxlint-disable-next-line no-await-in-loop -- A step follows the one before.
        await walk.step();
      }
      const counts = await walk.finish();
      expect(counts['sent']).toBeGreaterThan(0);
      expect(walk.failures).toBeLessThan(steps / walks);
    },
  );
});
