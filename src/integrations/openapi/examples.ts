/** Examples of requests and answers, made of their schemas: a name, a date or an id is the same wherever it stands. */
import type { Schema } from './json-schemas.ts';
import type { PathItem } from './operation.ts';

type Named = Readonly<Record<string, Schema>>;

/** What a field of the name holds, where its schema takes it. */
const values: Readonly<Record<string, unknown>> = {
  access_token: 'oat_ExampleOfAnAccessToken',
  'Application.id': 3001,
  'ApplicationDetail.id': 3001,
  'Candidate.id': 2001,
  'CandidateListed.id': 2001,
  'Company.id': 1001,
  'ContractedCompany.id': 1201,
  'ContractedCompany.name': 'Initech',
  'Job.id': 4001,
  'JobItem.id': 4001,
  'Office.id': 1301,
  'Office.name': 'Berlin',
  'Pipeline.id': 1101,
  'Pipeline.name': 'Default',
  'Question.id': 1401,
  'Department.id': 1551,
  'Department.name': 'Nursing',
  'Source.id': 1501,
  'Source.name': 'Fair in Oslo',
  address: 'Ring 1',
  'author.id': 1601,
  'author.name': 'Grace Hopper',
  alt: 'Two bakers at work',
  body: '<p>Dear {{candidate.first_name}}</p>',
  candidate_id: 2001,
  candidate_job_id: 3001,
  career_domain: 'careers-uk.example',
  city: 'Berlin',
  city_company: 'Berlin',
  client_id: 'oci_ExampleClient',
  company_id: 1001,
  company_pipline_id: 1101,
  contracted_company_id: 1201,
  country_id: 276,
  country_company: 'Germany',
  currency: 'EUR',
  default_currency: 'EUR',
  description: '<p>Care for people.</p>',
  duration: 45,
  email: 'ada@people.example',
  expires_in: 31_536_000,
  filename: 'cv.pdf',
  first_name: 'Ada',
  has_id: 'bkm3d7xw2q',
  hash_id: 'bkm3d7xw2q',
  id: 1,
  iso2: 'DE',
  'job.id': 4001,
  job_id: 4001,
  key: 'shift',
  label: 'Shift',
  last_name: 'Byron',
  max_salary: 4100,
  min_salary: 3200,
  month: '2026-11',
  name: 'Acme',
  name_company: 'Acme',
  note: 'Speaks Polish too.',
  number: '1',
  office_id: 1301,
  phone: '+49 30 1234567',
  phone_e164: '+49301234567',
  question_id: 1401,
  source: 'api',
  source_id: 1501,
  'stage.id': 1102,
  'stage.name': 'Screening',
  stage_id: 1102,
  'stages.id': 1102,
  'stages.name': 'Screening',
  subdomain: 'acme',
  subject: 'Your application',
  text: 'We are hiring a nurse.',
  timezone: 'Europe/Berlin',
  title: 'Nurse',
  user_id: 1601,
  website: 'https://acme.example',
  zipcode: '10115',
};

/** What has not happened to the record that an answer shows. */
const absent = new Set([
  'archived_at',
  'conference_error',
  'disabled_reason',
  'dismissed_at',
  'erased_at',
  'error',
  'error_code',
  'failing_since',
  'hired_at',
  'previous_secret_until',
  'rejected_at',
  'rejection_reason',
  'screening',
  'undone_at',
]);

const byFormat: Readonly<Record<string, string>> = {
  'date-time': '2026-11-20T12:00:00.000000Z',
  date: '2026-11-20',
  uri: 'https://acme.example',
  uuid: '3f0c1c5e-6a0e-4a59-9d5c-0b6f6f5d7c11',
  email: 'ada@people.example',
  binary: '(the bytes of the file)',
};

/** Gives an example to each request without one, and to each answer that is no error. */
export function addExamples(items: readonly PathItem[], named: Named): void {
  for (const { requestBody, responses } of items.flatMap((item) => Object.values(item))) {
    const bodies = Object.values(requestBody?.content ?? {});
    for (const body of bodies) body.example ??= requestExample(body.schema, named);
    const [sent] = bodies;
    for (const [status, response] of Object.entries(responses)) {
      if (!status.startsWith('2')) continue;
      const answer = 'content' in response ? response.content?.['application/json'] : undefined;
      if (answer) answer.example = answerExample(answer.schema, named, sent?.example);
    }
  }
}

/** Of an answer: all fields. `sent` is the example of the request, which the answer agrees with. */
function answerExample(schema: Schema, named: Named, sent: unknown): unknown {
  const made = exampleOf(schema, named, '');
  if (!isRecord(made) || !isRecord(sent) || !isRecord(made['data'])) return made;
  const { properties = {} } = resolved(schema.properties?.['data'] ?? {}, named);
  const agreed = Object.entries(sent).filter(
    ([name, value]) => properties[name] && fits(value, properties[name], named),
  );
  return { ...made, data: { ...made['data'], ...Object.fromEntries(agreed) } };
}

/** Of a request: the fields it needs, else the first one. */
function requestExample(schema: Schema, named: Named): unknown {
  const { properties = {}, required = [] } = resolved(schema, named);
  const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
  return Object.fromEntries(
    names.map((name) => [name, exampleOf(properties[name] ?? {}, named, name)]),
  );
}

/** `parent` is the object that has the field: the name of its schema, or of its field. */
function exampleOf(given: Schema, named: Named, name: string, parent = ''): unknown {
  if (absent.has(name) && takesNull(given)) return null;
  const schema = resolved(given, named);
  const [example] = schema.examples ?? [];
  if (example !== undefined) return example;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const known = valueOf(`${parent}.${name}`) ?? valueOf(name);
  if (known !== undefined && fits(known, schema, named)) return known;
  switch (typeOf(schema)) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, inner]) => [
          key,
          exampleOf(inner, named, key, refOf(given) ?? name),
        ]),
      );
    case 'array':
      return schema.items ? [exampleOf(schema.items, named, name)] : [];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'string':
      return byFormat[schema.format ?? ''] ?? 'example';
    default:
      return null;
  }
}

function valueOf(name: string): unknown {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

function takesNull({ type, anyOf }: Schema): boolean {
  return [type ?? []].flat().includes('null') || (anyOf?.some(takesNull) ?? false);
}

function refOf({ $ref }: Schema): string | undefined {
  return $ref?.split('/').at(-1);
}

/** The schema behind references; of alternatives, the first that is not null. */
function resolved(schema: Schema, named: Named): Schema {
  const { $ref: _, anyOf, oneOf, ...own } = schema;
  const name = refOf(schema);
  if (name !== undefined) return { ...resolved(named[name] ?? {}, named), ...own };
  const first = (anyOf ?? oneOf)?.find(({ type }) => type !== 'null');
  return first ? { ...resolved(first, named), ...own } : schema;
}

/** Empty where it is not said. */
function typeOf({ type = '' }: Schema): string {
  return [type].flat().find((one) => one !== 'null') ?? '';
}

function fits(value: unknown, given: Schema, named: Named): boolean {
  const schema = resolved(given, named);
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (schema.const !== undefined && schema.const !== value) return false;
  switch (typeOf(schema)) {
    case 'array':
      return Array.isArray(value) && value.every((item) => fits(item, schema.items ?? {}, named));
    case 'object':
      return isRecord(value) && fitsFields(value, schema, named);
    case 'integer':
      return Number.isInteger(value) && (schema.maximum ?? Infinity) >= Number(value);
    case 'string':
      return typeof value === 'string' && isFormatted(value, schema);
    case '':
      return true;
    default:
      return typeof value === typeOf(schema);
  }
}

function fitsFields(value: Record<string, unknown>, schema: Schema, named: Named): boolean {
  const { properties = {}, required = [] } = schema;
  return (
    required.every((name) => name in value) &&
    Object.entries(value).every(([name, inner]) => fits(inner, properties[name] ?? {}, named))
  );
}

function isFormatted(text: string, { format, pattern }: Schema): boolean {
  if (format === 'date-time') return text.endsWith('Z') && text.length === 27;
  return pattern === undefined || new RegExp(pattern, 'u').test(text);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
