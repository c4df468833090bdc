/** Writes client/schema.d.ts, the API document as types for openapi-fetch. A test fails when it is out of date. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'oxfmt';
import type { Body, Operation, Parameter, PathItem } from '#integrations/openapi/operation.ts';
import type { Response, Responses } from '#integrations/openapi/responses.ts';
import formatting from '../oxfmt.config.ts';
import type { apiDocument } from './api-document.ts';
import { block, comment, member, namedType, typeOf } from './client-types/schema.ts';

type Document = typeof apiDocument;

const PROJECT = join(import.meta.dirname, '..');
const FILE = 'client/schema.d.ts';

/** The content of client/schema.d.ts. */
export async function clientTypes({ paths, webhooks, components }: Document): Promise<string> {
  const { schemas, responses, parameters } = components;
  const text = `/** The API's types for openapi-fetch. Written by \`npm run client:types\`; docs/client.md says how to use it. */

export interface paths ${pathsType(paths, parameters)}

/** What the service posts to webhooks, by event. */
export interface webhooks ${pathsType(webhooks, parameters)}

export interface components {
  schemas: ${record(schemas, typeOf)};
  responses: ${record(responses, contentType)};
}
`;
  const { code, errors } = await format(FILE, text, formatting);
  if (errors[0]) throw new Error(`${errors[0].message}\n${errors[0].codeframe}`);
  return code;
}

function record<Value>(values: Record<string, Value>, toType: (value: Value) => string): string {
  return block(Object.entries(values).map(([name, value]) => member(name, toType(value), true)));
}

type Shared = Readonly<Record<string, Parameter>>;

function pathsType(paths: Record<string, PathItem>, shared: Shared): string {
  return record(paths, (item) =>
    block(
      Object.entries(item).map(
        ([method, operation]) =>
          `${about(operation)}${member(method, operationType(operation, shared), true)}`,
      ),
    ),
  );
}

/** Summary and description if they fit in one line, otherwise the summary. */
function about({ summary, description = '' }: Operation): string {
  const sentence = summary.replace(/\.?$/u, '.');
  return comment(`${sentence} ${description}`) || comment(sentence);
}

function operationType(operation: Operation, shared: Shared): string {
  const { parameters = [], requestBody, responses } = operation;
  const resolved = parameters.map((one) =>
    '$ref' in one ? sharedParameter(one.$ref, shared) : one,
  );
  return block([
    member('parameters', parametersType(resolved), true),
    ...(requestBody ? [member('requestBody', contentType(requestBody), requestBody.required)] : []),
    member('responses', responsesType(responses), true),
  ]);
}

function sharedParameter(ref: string, shared: Shared): Parameter {
  const parameter = shared[ref.replace('#/components/parameters/', '')];
  if (!parameter) throw new Error(`The document has no ${ref}.`);
  return parameter;
}

function parametersType(parameters: readonly Parameter[]): string {
  return block(
    ['query', 'header', 'path', 'cookie'].map((place) => {
      const here = parameters.filter((parameter) => parameter.in === place);
      const isRequired = here.some(({ required }) => required);
      const members = here.map(({ name, required, description, schema }) =>
        member(name, typeOf(schema), required, description),
      );
      return member(place, here.length === 0 ? 'never' : block(members), isRequired);
    }),
  );
}

function responsesType(responses: Responses): string {
  return block(
    Object.entries(responses).map(([status, response]) => {
      // The keys that openapi-fetch looks for are numbers.
      const key = /^\d+$/u.test(status) ? status : JSON.stringify(status);
      return `${key}: ${'$ref' in response ? namedType(response.$ref) : contentType(response)};`;
    }),
  );
}

function contentType({ content }: Body | Response): string {
  if (!content) return '{ content?: never }';
  return `{ content: ${record(content, ({ schema }) => typeOf(schema))} }`;
}

/** Vite loads it, as it does for the tests. */
async function loadDocument(): Promise<Document> {
  const { createViteServer } = await import('vitest/node');
  const server = await createViteServer({
    root: PROJECT,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const loaded = await server.ssrLoadModule('/tools/api-document.ts');
    return loaded['apiDocument'] as Document;
  } finally {
    await server.close();
  }
}

if (import.meta.main) {
  const types = await clientTypes(await loadDocument());
  await writeFile(join(PROJECT, FILE), types);
}
