/** The sentences of 422 answers: plain English in one voice, for every field of every endpoint and tool. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { checkInput } from '#lib/check-input.ts';
import { listTools } from '#integrations/mcp/tools/list.ts';
import { ApiError } from '#errors.ts';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import { openCompany } from '../support/company.ts';
import { callTool } from '../support/tools.ts';

/** How the validator speaks by default. */
const RAW =
  /Invalid|Too (?:big|small)|expected|Unrecognized|option|pattern|\bstring to\b|[<>]=|undefined|NaN|zod/iu;
/** One voice: what the field must be, or what is wrong with it. */
const VOICE = /^(?:Must|Is|Send|Has|Set|Name|The|A|Only|Use) .+\.$/u;

const plainWrongs: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  7.5,
  1e300,
  '',
  ' ',
  'no such value',
  '2026-99-99',
  'x'.repeat(200_000),
  [],
  {},
  [null],
  [{}],
  [[]],
  Array.from({ length: 1100 }, () => 'x'),
  { a: { b: [] } },
  { 'A-b': 1 },
];

type Definition = {
  type: string;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  element?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  shape?: Record<string, z.core.$ZodType>;
};

/** Wrong values for a schema, down to the fields of its fields. */
function wrongsOf(schema: z.core.$ZodType): readonly unknown[] {
  const {
    innerType,
    in: input,
    element,
    options,
    shape,
  } = schema._zod.def as unknown as Definition;
  const inner = innerType ?? input;
  const deeper = [
    ...(inner ? wrongsOf(inner) : []),
    ...(element ? wrongsOf(element).map((wrong) => [wrong]) : []),
    ...(options ?? []).flatMap(wrongsOf),
    ...Object.entries(shape ?? {}).flatMap(([field, fieldSchema]) =>
      wrongsOf(fieldSchema).map((wrong) => ({ [field]: wrong })),
    ),
  ];
  return [...plainWrongs, ...deeper];
}

async function messagesOf(schema: z.core.$ZodType): Promise<string[]> {
  const messages = new Set<string>();
  for (const wrong of new Set([undefined, ...wrongsOf(schema)])) {
    const result = await checkInput(schema, wrong);
    if ('issues' in result) for (const { message } of result.issues) messages.add(message);
  }
  return [...messages];
}

const schemas = endpoints.flatMap(({ method, path, terms: { body, query, params } }) =>
  Object.entries({ body, query, params }).flatMap(([part, schema]) =>
    schema ? [{ name: `${method} ${path} (${part})`, schema }] : [],
  ),
);

describe('the messages of invalid fields', () => {
  test.each(schemas)('$name says what each field must be, in our words', async ({ schema }) => {
    const messages = await messagesOf(schema);
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.filter((message) => RAW.test(message) || !VOICE.test(message))).toEqual([]);
  });

  test('name what is missing, of another type, too long and unknown', async () => {
    const acme = await openCompany();
    const fieldsOf = async (body: object) =>
      (await acme.recruiter('POST', '/api/jobs/store', body)).body.errors;
    expect(await fieldsOf({})).toEqual({ title: ['Is required.'] });
    expect(
      await fieldsOf({
        title: 'x'.repeat(256),
        skills: Array.from({ length: 51 }, (_, index) => `Skill ${index}`),
        min_salary: '80000',
        office_id: 1.5,
        category_id: true,
        rate_salary: 7,
        description: [],
      }),
    ).toEqual({
      title: ['Must be at most 255 characters.'],
      skills: ['Must have at most 50 items.'],
      min_salary: ['Must be a number.'],
      office_id: ['Must be an integer.'],
      category_id: ['Must be a number.'],
      rate_salary: ['Must be a string.'],
      description: ['Must be a string.'],
    });
    const status = await acme.recruiter('POST', '/api/jobs/store', { title: 'A', status: 'Open' });
    expect(status.body.errors).toEqual({
      status: [expect.stringMatching(/^Must be one of Live, Draft, .*\.$/u)],
    });
    const query = await acme.recruiter('GET', '/api/jobs/index?date-start=1.1.2026&page=x');
    expect(query.body.errors).toMatchObject({
      'date-start': ['Must be a date, such as 2026-12-01.'],
    });
    const member = await acme.admin('POST', '/api/company-users/store', { role_type: 'Boss' });
    expect(member.body.errors).toEqual({
      email: ['Is required.'],
      role_type: ['Must be one of Viewer, Recruiter, Admin.'],
    });
  });

  test('name one fault of a value that has the wrong type', async () => {
    const result = await checkInput(z.string().max(2), ['a', 'b', 'c']);
    expect(result).toMatchObject({ issues: [{ message: 'Must be a string.' }] });
  });

  test('name the choices of a filter', async () => {
    const acme = await openCompany();
    const { body } = await acme.viewer('GET', '/api/locations/jobs?workplace=Moon');
    expect(body.errors).toEqual({ workplace: ['Must be one of On-site, Remote, Hybrid.'] });
  });

  test.each(listTools(endpoints))('the tool $name says it in the same words', async (tool) => {
    const messages = new Set<string>();
    for (const wrong of wrongsOf(tool.input)) {
      const isObject = typeof wrong === 'object' && wrong !== null && !Array.isArray(wrong);
      const error: unknown = isObject
        ? await tool.parse({ ...wrong }).catch((thrown: unknown) => thrown)
        : null;
      if (!(error instanceof ApiError)) continue;
      for (const message of Object.values(error.errors ?? {}).flat()) messages.add(message);
    }
    const own = [...messages].filter((message) => !message.startsWith('Unknown argument.'));
    expect(own.filter((message) => RAW.test(message) || !VOICE.test(message))).toEqual([]);
  });

  test('are the same in the answers of tools', async () => {
    const acme = await openCompany();
    const token = await acme.token('Recruiter', ['mcp']);
    const { failure } = await callTool(token, 'search_jobs', { max: 'x', title: 7 });
    for (const message of Object.values(failure.errors).flat()) {
      expect(message).not.toMatch(RAW);
      expect(message).toMatch(VOICE);
    }
  });
});
