/** Enumerated words in requests: any case is accepted, and the exact one is used and returned (decisions: Conventions). */
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import type { Pipeline } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import type { TeamMember } from '#recruiting/company/team/schemas.ts';
import type { Webhook } from '#integrations/webhooks/schemas.ts';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import { call, fresh } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { openReceiver } from '../support/receiver.ts';

type Part = { at: string; schema: z.core.$ZodType };

/** The schema and every schema in it, with the path to each. */
function partsOf(schema: z.core.$ZodType, at: string): Part[] {
  return [{ at, schema }, ...inner(schema, at).flatMap((part) => partsOf(part.schema, part.at))];
}

function inner(schema: z.core.$ZodType, at: string): Part[] {
  if (schema instanceof z.core.$ZodObject) {
    return Object.entries(schema._zod.def.shape).map(([name, field]) => ({
      at: `${at}.${name}`,
      schema: field,
    }));
  }
  if (schema instanceof z.core.$ZodArray) return [{ at, schema: schema._zod.def.element }];
  if (schema instanceof z.core.$ZodUnion) {
    return schema._zod.def.options.map((option) => ({ at, schema: option }));
  }
  if (schema instanceof z.core.$ZodPipe) return [{ at, schema: schema._zod.def.in }];
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return innerType ? [{ at, schema: innerType }] : [];
}

const parts = endpoints.flatMap(({ method, path, terms }) =>
  [terms.query, terms.body].flatMap((schema) =>
    schema ? partsOf(schema, `${method} ${path} ${schema === terms.body ? 'body' : 'query'}`) : [],
  ),
);

/** The fields whose documented values are a list of words. */
const fields = parts.flatMap(({ at, schema }) => {
  const values = z.globalRegistry.get(schema)?.['enum'];
  // Numbers have no case.
  const isOfWords = Array.isArray(values) && values.every((value) => typeof value === 'string');
  return isOfWords ? [{ at, schema, values }] : [];
});

describe('the schemas of requests', () => {
  test('hold no words that are accepted in one case only', () => {
    const exact = parts.filter(
      ({ schema }) => schema instanceof z.core.$ZodEnum || schema instanceof z.core.$ZodLiteral,
    );
    expect(exact.map(({ at }) => at)).toEqual([]);
    expect(fields.length).toBeGreaterThan(20);
  });

  test.each(fields)('accept every case of every word: $at', async ({ schema, values }) => {
    for (const value of values) {
      const spellings = [value, value.toUpperCase(), value.toLowerCase(), ` ${value} `];
      const parsed = await Promise.all(spellings.map((text) => z.parseAsync(schema, text)));
      expect(parsed).toEqual(spellings.map(() => value));
    }
    for (const other of ['', 'x', `${values[0]}x`, 'İ', 'toString', 1, true, []]) {
      expect(z.safeParse(schema, other).success, String(other)).toBe(false);
    }
  });
});

describe('a word in another case', () => {
  test('is stored and returned in its own case', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'LIVE', workplace: 'remote', rate_salary: 'Hourly' });
    expect(job).toMatchObject({ status: 'Live', workplace: 'Remote', rate_salary: 'hourly' });
    const closed = await acme.recruiter<Job>('POST', `/api/jobs/update-status/${job.id}`, {
      status: 'closed',
    });
    expect(closed.body.data.status).toBe('Closed');
    const member: TeamMember = await acme.inviteMember({ role_type: 'RECRUITER' });
    expect(member.role_type).toBe('Recruiter');
    const path = `/api/company-users/update-role/${member.id}`;
    const changed = await acme.admin<TeamMember>('POST', path, { role_type: 'viewer' });
    expect(changed.body.data.role_type).toBe('Viewer');
    const pipeline: Pipeline = await acme.openPipeline({
      stages: [
        { name: 'Test', type: 'Screening' },
        { name: 'Hired', type: 'HIRED' },
      ],
    });
    expect(pipeline.stages.map(({ type }) => type)).toEqual(['screening', 'hired']);
    const hook: Webhook = await acme.hook({
      url: openReceiver().url,
      events: ['Job.Published', 'JOB.CLOSED', 'job.closed'],
    });
    expect(hook.events).toEqual(['job.published', 'job.closed']);
    const meeting = await acme.schedule({ type: 'ZOOM' });
    expect(meeting.type).toBe('zoom');
  });

  test('filters lists', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live', employment_types: [1], workplace: 'Remote' });
    for (const query of ['status=LIVE&with-candidates=NO', 'status=live&with-candidates=No']) {
      const { body } = await acme.viewer<{ data: Job[] }>('GET', `/api/jobs/index?${query}`);
      expect(body.data.data.map(({ id }) => id)).toEqual([job.id]);
    }
    for (const path of [
      '/api/locations/jobs?workplace=REMOTE&employment_type=full-TIME',
      '/api/central/jobs?workplace=remote&employment_type=FULL-time',
    ]) {
      expect((await call(null, 'GET', fresh(path))).status).toBe(200);
    }
    const log = await acme.hook();
    const logs = `/api/plugins/webhooks/${log.id}/logs?success=TRUE&event=Job.Closed`;
    expect((await acme.admin('GET', logs)).status).toBe(200);
    expect((await acme.admin('GET', '/api/events?event=JOB.closed')).status).toBe(200);
    expect(
      (await acme.admin('DELETE', `/api/jobs/destroy/${job.id}?force=TRUE`)).body.data,
    ).toEqual({ id: job.id, status: 'Archived', deleted: true });
  });
});
