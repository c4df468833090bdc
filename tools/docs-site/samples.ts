/** The request of an operation as samples in four languages, and example values of schemas. */
import { snippetz } from '@scalar/snippetz';
import { sample } from 'openapi-sampler';
import type { Schema } from '#integrations/openapi/json-schemas.ts';
import { resolveParameter } from './document.ts';
import type { Document, Operation } from './document.ts';

/** What a reader chooses from; the first is shown at first. */
export const sampleLanguages = [
  { id: 'curl', name: 'curl', target: 'shell', client: 'curl' },
  { id: 'javascript', name: 'JavaScript', target: 'js', client: 'fetch' },
  { id: 'python', name: 'Python', target: 'python', client: 'requests' },
  { id: 'php', name: 'PHP', target: 'php', client: 'guzzle' },
] as const;

export type Sample = { id: string; name: string; code: string };

const TOKEN = 'YOUR_ACCESS_TOKEN';

/** Example values by field name, where the schema has none. */
const examples: Readonly<Record<string, unknown>> = {
  id: 115161803225574,
  hash_id: 'k7m2xq9f4w',
  job_id: 'k7m2xq9f4w',
  stage_id: 115161803225601,
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Lovelace',
  name: 'Acme',
  title: 'Nurse',
  phone: '+49 30 5550100',
  subdomain: 'acme',
  city: 'Berlin',
  state: 'Berlin',
  country_id: 276,
  state_id: 13997951,
  zipcode: '10115',
  address: 'Invalidenstraße 1',
  website: 'https://acme.example',
  url: 'https://hr.example.com/hooks',
  currency: 'EUR',
  min_salary: 3200,
  max_salary: 4100,
  date_share: '2026-11-20T12:00:00.000000Z',
  office_id: 115161803225575,
  company_pipline_id: 115161803225576,
  contracted_company_id: 115161803225577,
  candidate_job_id: 115161803225578,
  candidate_id: 115161803225579,
  company_id: 115161803225570,
  user_id: 115161803225571,
  category_id: 7,
  position: 1,
  description: '<p>Care for people.</p>',
  tasks: '<p>Plan and give care.</p>',
  requirements: '<p>A nursing degree.</p>',
  seniority: 'Senior',
  skills: ['First aid'],
  job_count: 12,
  candidate_job_count: 3,
  logo: 'https://api.recruiting.example/files/logos/4f2a.png',
  logo_company: 'https://api.recruiting.example/files/logos/4f2a.png',
  urlJobApplay: 'https://karriere-de.example/jobs/k7m2xq9f4w/apply',
  meeting_url: 'https://api.recruiting.example/m?k=4f2a',
  filename: 'cv.pdf',
  source: 'career_site',
  iso2: 'DE',
  slug: 'berlin',
  note: 'Speaks French.',
  subject: 'Your application',
  body: '<p>Dear {{candidate.first_name}},</p>',
  secret: '…3d1a9c',
  page: 1,
  max: 10,
  total: 1,
  current_page: 1,
  per_page: 10,
  last_page: 1,
  next_cursor: null,
  key: 'nurse',
  search_key: 'nurse',
  country: 'DE',
  delivery_id: 'ec7e27a1-8171-4e76-8fda-767b3cf464ee',
};

/** An example of what the schema allows. */
export function exampleOf(schema: Schema, document: Document): unknown {
  const named = withExamples(schema);
  const components = { ...document.components, schemas: withExamplesAll(document) };
  const options = { skipNonRequired: false, quiet: true, maxSampleDepth: 6 };
  return sample(named as never, options, { ...document, components });
}

let exampleSchemas: Record<string, Schema> | undefined;

function withExamplesAll({ components }: Document): Record<string, Schema> {
  exampleSchemas ??= Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => [name, withExamples(schema)]),
  );
  return exampleSchemas;
}

/** The schema with an example for each field that has none and whose name says what it holds. */
function withExamples(schema: Schema, name = ''): Schema {
  const { properties, items, anyOf, oneOf, allOf } = schema;
  const each = (inner: Schema) => withExamples(inner, name);
  return {
    ...schema,
    ...(isSimple(schema) && exampleByName(schema, name)),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([field, inner]) => [field, withExamples(inner, field)]),
      ),
    }),
    ...(items && { items: withExamples(items) }),
    ...(anyOf && { anyOf: anyOf.map(each) }),
    ...(oneOf && { oneOf: oneOf.map(each) }),
    ...(allOf && { allOf: allOf.map(each) }),
  };
}

const hasOwnExample = ['example', 'examples', 'const', 'enum', 'default'] as const;

function isSimple(schema: Schema): boolean {
  return hasOwnExample.every((keyword) => schema[keyword] === undefined);
}

function exampleByName(schema: Schema, name: string): { example?: unknown } {
  const types = new Set([schema.type ?? []].flat());
  if (schema.format === 'date-time') {
    return { example: '2026-11-20T12:00:00.000000Z' };
  }
  const example = examples[name.replaceAll('-', '_')];
  if (example === null) return types.has('null') ? { example } : {};
  const kind = kindsOf(example);
  return kind.some((one) => types.has(one)) ? { example } : {};
}

function kindsOf(example: unknown): string[] {
  if (typeof example === 'number') return ['integer', 'number'];
  return [Array.isArray(example) ? 'array' : typeof example];
}

/** The request in each language. */
export function requestSamples(
  document: Document,
  method: string,
  path: string,
  operation: Operation,
): Sample[] {
  const request = harRequest(document, method, path, operation);
  return sampleLanguages.map(({ id, name, target, client }) => {
    const code = snippetz().print(target, client, request);
    if (code === undefined) throw new Error(`No sample of ${method} ${path} in ${name}.`);
    return { id, name, code };
  });
}

function harRequest(document: Document, method: string, path: string, operation: Operation) {
  const parameters = (operation.parameters ?? []).map((one) => resolveParameter(document, one));
  const values = new Map(parameters.map((one) => [one.name, parameterExample(one, document)]));
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => String(values.get(name)));
  const query = parameters.filter((one) => one.in === 'query' && one.required);
  const content = operation.requestBody?.content ?? {};
  const [mimeType, body] = Object.entries(content)[0] ?? [];
  const needsToken = operation.security.some((scheme) => 'oauth2' in scheme);
  return {
    method: method.toUpperCase(),
    url: `${document.servers[0]?.url ?? ''}${filled}`,
    headers: [
      ...(needsToken ? [{ name: 'Authorization', value: `Bearer ${TOKEN}` }] : []),
      ...(mimeType === 'application/json' ? [{ name: 'Content-Type', value: mimeType }] : []),
    ],
    queryString: query.map(({ name }) => ({ name, value: String(values.get(name)) })),
    ...(mimeType !== undefined && {
      postData: postData(
        mimeType,
        body?.example ?? exampleOf(body?.schema ?? {}, document),
        body?.schema,
      ),
    }),
    cookies: [],
    httpVersion: '1.1',
    headersSize: -1,
    bodySize: -1,
  };
}

function postData(mimeType: string, value: unknown, schema: Schema | undefined) {
  if (mimeType === 'application/json') return { mimeType, text: JSON.stringify(value, null, 2) };
  const files = schema?.properties ?? {};
  const params = Object.entries(value as Record<string, unknown>).map(([name, one]) =>
    files[name]?.format === 'binary'
      ? { name, fileName: name === 'logo' ? 'logo.png' : `${name}.pdf` }
      : { name, value: String(one) },
  );
  return { mimeType, params };
}

function parameterExample(
  { name, schema }: { name: string; schema: Schema },
  document: Document,
): unknown {
  const values = exampleOf({ type: 'object', properties: { [name]: schema } }, document);
  return (values as Readonly<Record<string, unknown>>)[name];
}
