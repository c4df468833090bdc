/** The plus of an offset that is not encoded arrives as a blank: whatever parameter takes a time says how to write it. */
import { describe, expect, test } from 'vitest';
import { $ZodObject } from 'zod/v4/core';
import { tenantEndpoints } from '../support/access.ts';
import { openCompany } from '../support/company.ts';
import { pathOfNothing } from '../support/records.ts';

const HINT = 'Write the + of the offset as %2B.';
const TIMES = [
  '2026-11-20T12:00:00+00:00',
  '2026-11-20T12:00:00+0100',
  '2026-11-20T12:00+05:30',
  '2026-11-20T12:00:00.000000+00:00',
];

const withTime = tenantEndpoints.filter(
  ({ method, terms: { query } }) =>
    method === 'GET' && query instanceof $ZodObject && 'updated-since' in query._zod.def.shape,
);

describe('updated-since with a plus that is not encoded', () => {
  test('is 422 with a hint on every list', async () => {
    const acme = await openCompany();
    expect(withTime.length).toBeGreaterThan(10);
    for (const { path } of withTime) {
      const at = `${pathOfNothing(path)}?updated-since=${TIMES[0]}`;
      const answer = await acme.admin('GET', at);
      expect(answer, `${at} ${answer.text}`).toMatchObject({
        status: 422,
        body: { errors: { 'updated-since': [HINT] } },
      });
    }
  });

  test.each(TIMES)('%s has the hint, and is taken when it is encoded', async (time) => {
    const acme = await openCompany();
    const list = (value: string) => acme.admin('GET', `/api/jobs/index?updated-since=${value}`);
    expect((await list(time)).body.errors).toEqual({ 'updated-since': [HINT] });
    const answer = await list(encodeURIComponent(time));
    const isWhole = /:\d\d:\d\d(?:\.\d+)?\+\d\d:\d\d$/u.test(time);
    if (isWhole) expect(answer.status, answer.text).toBe(200);
    else expect(answer.body.errors['updated-since']).not.toContain(HINT);
  });

  test.each(['yesterday', '2026-11-20', '2026-11-20 12:00', '2026-11-20T12:00:00 CET'])(
    '%s has another message',
    async (time) => {
      const acme = await openCompany();
      const answer = await acme.admin('GET', `/api/jobs/index?updated-since=${time}`);
      expect(answer.body.errors['updated-since']).toEqual([
        'Must be a date and time with a time zone, such as 2026-12-01T10:00:00Z.',
      ]);
    },
  );
});

test('a time in a form with a plus that became a blank has the hint, too', async () => {
  const acme = await openCompany();
  const webhook = await acme.hook({ events: ['job.published'] });
  const body = { since: '2026-11-20T12:00:00 00:00' };
  const path = `/api/plugins/webhooks/${webhook.id}/recover`;
  expect((await acme.admin('POST', path, body)).body.errors).toEqual({ since: [HINT] });
});
