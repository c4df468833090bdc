/** Every endpoint is reached: the area that its path is looked up in is one that has it. */
import { describe, expect, test } from 'vitest';
import { startsOf } from '#http/areas.ts';
import { call } from '../support/call.ts';
import { endpointAreas } from '../../src/workers/api/endpoints.ts';

const areas = Object.entries(endpointAreas);

describe('an endpoint', () => {
  test.each(areas)('below %s is in the area of its path', async (start, load) => {
    const endpoints = await load();
    const own = endpoints.filter(({ path }) => areaOf(path) === start);
    expect(own.length, start).toBeGreaterThan(0);
    for (const { path } of endpoints) {
      const area = endpointAreas[areaOf(path) ?? ''];
      expect(await area?.(), path).toContainEqual(expect.objectContaining({ path }));
    }
  });

  test.each([
    '/api/tags',
    '/api/tags/',
    '/api/jobs',
    '/api/nothing',
    '/api',
    '/api/jobs/1/analytic',
  ])('that does not exist, %s, is answered as JSON', async (path) => {
    const { status, body } = await call(null, 'GET', path);
    expect({ status, body }).toMatchObject({ status: 404, body: { success: false } });
  });

  test('whose path has encoded letters is the same', async () => {
    const { status } = await call(null, 'GET', '/api/%74ags/index');
    expect(status).toBe(401);
  });
});

function areaOf(path: string): string | undefined {
  return startsOf(path).find((start) => start in endpointAreas);
}
