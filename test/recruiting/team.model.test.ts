/**
 * What members are told, against a model of what they may be told: over random requests, feedback, tasks, mentions and choices, and a
 * clock that jumps.
 */
import { describe, expect, it } from 'vitest';
import { seed as runSeed } from '../support/seed.ts';
import { TeamWalk } from '../support/team-model.ts';

/** 500 in the gate, 5,000 with `npm run check:model`. */
const steps = Number(process.env['TEAM_STEPS'] ?? 500);
const walks = 2;
const walkTimeoutMs = 3_600_000;

describe('members', () => {
  it.each(Array.from({ length: walks }, (_, walk) => runSeed + walk))(
    'are told once of what concerns them, not at night, and see no opinion before they gave theirs (seed %i)',
    { timeout: walkTimeoutMs },
    async (seed) => {
      const walk = new TeamWalk(seed);
      await walk.open();
      for (let step = 0; step < steps / walks; step++) {
        // oxlint-disable-next-line no-await-in-loop -- A step follows the one before.
        await walk.step();
      }
      const [counts] = walk.rows(`select (select count(*) from mails where kind = 'daily') as daily,
        (select count(*) from mails where kind = 'feedback_reminder') as reminders,
        (select count(*) from notifications) as notices`);
      for (const count of Object.values(counts ?? {})) expect(count).toBeGreaterThan(0);
      expect(walk.failures).toBeLessThan(steps / walks);
    },
  );
});
