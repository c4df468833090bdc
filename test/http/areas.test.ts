/** Every endpoint is reached: the area that its path is looked up in is one that has it. */
import { describe, expect, test } from 'vitest';
import { startsOf } from '#http/areas.ts';
import { call } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { endpointAreas } from '../../src/workers/api/endpoints.ts';

const areas = Object.entries(endpointAreas);
/** What stands behind a record in a path of another area than that of its beginning. */
const behind = areas.flatMap(([start]) => /\{\}\/(.+)$/u.exec(start)?.[1] ?? []);

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

  test.each(behind)('takes a record that is named %s', async (name) => {
    const acme = await openCompany();
    const found = await acme.recruiter('GET', `/api/jobs/search/${name}`);
    expect(found).toMatchObject({ status: 200 });
    const shown = await acme.recruiter('GET', `/api/jobs/show/${name}`);
    expect(shown).toMatchObject({
      status: 404,
      body: { message: 'No such record in this company.' },
    });
    expect((await acme.recruiter('POST', `/api/jobs/search/${name}`)).status).toBe(405);
    expect((await acme.recruiter('PUT', `/api/jobs/nobody/${name}`)).status).toBe(405);
  });

  test.each(['/api/tags', '/api/tags/', '/api/jobs', '/api/nothing', '/api', '/api/jobs/1/other'])(
    'that does not exist, %s, is answered as JSON',
    async (path) => {
      const { status, body } = await call(null, 'GET', path);
      expect({ status, body }).toMatchObject({ status: 404, body: { success: false } });
    },
  );

  test('whose path has encoded letters is the same', async () => {
    const { status } = await call(null, 'GET', '/api/%74ags/index');
    expect(status).toBe(401);
  });
});

function areaOf(path: string): string | undefined {
  const { pair, fourth } = startsOf(path);
  return [fourth, pair].find((start) => start in endpointAreas);
}
