/** The OpenAPI 3.1 document, generated from the endpoint table and the events. */
import * as z from 'zod';
import { permissions, roles } from '#access.ts';
import type { Role, Scope } from '#access.ts';
import { rateLimits } from '#platform/rate-limits.ts';
import { eventNames, events } from '#events.ts';
import type { EventName } from '#events.ts';
import type { Endpoint } from '#http/endpoint.ts';
import { IDEMPOTENCY_KEY, PREFER } from '#http/headers.ts';
import { isOptional, needsNoFile } from '#http/input.ts';
import type { FilesTerms } from '#http/multipart.ts';
import type { OAuthEndpoint } from '#http/oauth.ts';
import { addOAuthSchema, clientScheme, oauthMethod, oauthOperation } from './oauth.ts';
import {
  addErrorSchemas,
  headers,
  isMinimal,
  isRepeatable,
  isRevalidated,
  ResponseBook,
} from './responses.ts';
import { headersOf } from './operation.ts';
import type { Body, Operation, Parameter, PathItem } from './operation.ts';
import { addExamples } from './examples.ts';
import { SchemaBook, withoutNull } from './json-schemas.ts';
import type { Schema } from './json-schemas.ts';
import {
  eventTag,
  introduction,
  oauthTag,
  pathWords,
  scopeWords,
  tagOf,
  title,
  version,
} from './texts.ts';

/** `origin` is the API's origin, such as `https://host`. Takes some milliseconds, so build it once. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  oauth: readonly OAuthEndpoint[],
  origin: string,
) {
  const schemas = new SchemaBook();
  const responses = new ResponseBook(schemas);
  addErrorSchemas(schemas);
  addOAuthSchema(schemas);

  const paths: Record<string, PathItem> = {};
  for (const endpoint of oauth) {
    const method = oauthMethod(endpoint);
    const operationId = operationIdOf(method, endpoint.path);
    paths[endpoint.path] = { [method]: oauthOperation(endpoint, operationId, schemas) };
  }
  for (const endpoint of endpoints) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(
      endpoint,
      schemas,
      responses,
    );
  }
  const webhooks: Record<string, PathItem> = {};
  for (const name of eventNames) webhooks[name] = { post: deliveryOf(name, schemas) };

  addExamples([...Object.values(paths), ...Object.values(webhooks)], schemas.named);

  return {
    openapi: '3.1.0',
    info: { title, version, description: introduction },
    servers: [{ url: origin }],
    tags: [oauthTag, ...tagsOf(endpoints)],
    paths,
    webhooks,
    components: {
      securitySchemes: { oauth2: oauth2(origin), client: clientScheme },
      parameters: { subdomain, idempotencyKey, ifNoneMatch, prefer },
      headers,
      schemas: schemas.named,
      responses: responses.named,
    },
  };
}

/** The token names the company, so the parameter is never needed (decisions: Conventions). */
const subdomain: Parameter = {
  name: 'subdomain',
  in: 'query',
  required: false,
  description:
    "The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token.",
  schema: { type: 'string' },
};

const idempotencyKey: Parameter = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  required: false,
  description:
    'A unique key of your choice, such as a UUID. Within 24 hours, a request with the same key runs only once and returns the same response.',
  schema: { type: 'string' },
};

const ifNoneMatch: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description:
    'The `ETag` of a previous response. If nothing has changed, the response is 304 without a body.',
  schema: { type: 'string' },
};

const prefer: Parameter = {
  name: PREFER,
  in: 'header',
  required: false,
  description:
    'With `return=minimal`, the `data` of the response has the `id` of the record only (RFC 7240), which is faster, and `Preference-Applied` says so. Errors are the same.',
  schema: { type: 'string' },
};

function oauth2(origin: string) {
  const tokenUrl = `${origin}/api/oauth/token`;
  return {
    type: 'oauth2',
    description:
      'Authorization code with PKCE. The operator, or an Admin of a company, registers applications.',
    flows: {
      authorizationCode: {
        authorizationUrl: `${origin}/authorize`,
        tokenUrl,
        refreshUrl: tokenUrl,
        scopes: scopeWords,
      },
    },
  };
}

function tagsOf(endpoints: readonly Endpoint[]) {
  const used = new Map(endpoints.map(({ path }) => [tagOf(path).name, tagOf(path)]));
  return [...used.values(), eventTag];
}

function operationOf(endpoint: Endpoint, schemas: SchemaBook, responses: ResponseBook): Operation {
  const { method, path, terms } = endpoint;
  const parameters = [
    ...pathParameters(endpoint, schemas),
    ...queryParameters(endpoint, schemas),
    ...(endpoint.kind === 'tenant' ? [{ $ref: '#/components/parameters/subdomain' }] : []),
    ...headersOf(endpoint),
    ...(isRepeatable(endpoint) ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
    ...(isMinimal(endpoint) ? [{ $ref: '#/components/parameters/prefer' }] : []),
    ...(isRevalidated(endpoint) ? [{ $ref: '#/components/parameters/ifNoneMatch' }] : []),
  ];
  return {
    operationId: operationIdOf(method, path),
    tags: [tagOf(path).name],
    summary: terms.about,
    ...permissionOf(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(terms.body && { requestBody: bodyOf(terms.body, schemas) }),
    ...(terms.files && { requestBody: formOf(terms.files, terms.body, schemas) }),
    responses: responses.of(endpoint),
  };
}

/** `GET /api/jobs/{hash_id}/applicant-job` is `getJobsByHashIdApplicantJob`. */
export function operationIdOf(method: string, path: string): string {
  const words = path
    .replace(/^\/api\//u, '')
    .replaceAll(/\{(\w+)\}/gu, 'by-$1')
    .split(/[^a-z\d]+/iu);
  return method.toLowerCase() + words.map(capitalized).join('');
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function permissionOf(endpoint: Endpoint): Pick<Operation, 'security' | 'description' | 'x-roles'> {
  if (endpoint.kind === 'public') {
    const limit = endpoint.method === 'POST' ? endpoint.terms.limit : undefined;
    const rate = limit
      ? `At most ${rateLimits[limit].perMinute} calls per minute and IP address.`
      : '';
    return { security: [], description: `No token needed. ${rate}`.trim() };
  }
  const { scopes, role }: { scopes: readonly (readonly Scope[])[]; role: Role } =
    permissions[endpoint.terms.needs];
  const allowed = roles.slice(roles.indexOf(role));
  const scopeText = scopes
    .map((set) => set.map((scope) => `\`${scope}\``).join(' and '))
    .join(', or ');
  return {
    security: scopes.map((set) => ({ oauth2: set })),
    description: [
      scopeText === '' ? 'Any token.' : `Scope: ${scopeText}.`,
      allowed.length > 1 ? `Roles: ${allowed.join(', ')}.` : `Role: ${role}.`,
    ].join(' '),
    'x-roles': allowed,
  };
}

function pathParameters({ path, terms }: Endpoint, schemas: SchemaBook): Parameter[] {
  const { properties = {} } = terms.params ? schemas.of(terms.params, 'input') : {};
  return [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) =>
    parameterOf('path', name, true, properties[name] ?? { type: 'string' }),
  );
}

function queryParameters({ terms }: Endpoint, schemas: SchemaBook): Parameter[] {
  if (!terms.query) return [];
  const { properties = {}, required = [] } = schemas.of(terms.query, 'input');
  return Object.entries(properties).map(([name, schema]) =>
    parameterOf('query', name, required.includes(name), withoutNull(schema)),
  );
}

function parameterOf(
  where: Parameter['in'],
  name: string,
  required: boolean,
  { description = where === 'path' ? pathWords[name] : undefined, ...schema }: Schema,
): Parameter {
  return {
    name,
    in: where,
    required,
    ...(schema['type'] === 'object' && { style: 'deepObject', explode: true }),
    ...(description !== undefined && { description }),
    schema,
  };
}

function bodyOf(shape: z.core.$ZodType, schemas: SchemaBook): Body {
  const example = z.globalRegistry.get(shape)?.['example'];
  const { examples: _, ...schema } = schemas.of(shape, 'input');
  return {
    required: !isOptional(shape),
    content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
  };
}

function formOf(files: FilesTerms, body: z.core.$ZodType | undefined, schemas: SchemaBook): Body {
  const entries = Object.entries(files);
  const properties = Object.fromEntries(
    entries.map(([name, { about }]) => [
      name,
      { type: 'string', format: 'binary', description: about },
    ]),
  );
  const required = entries.filter(([, { isRequired }]) => isRequired).map(([name]) => name);
  const fields = body ? schemas.of(body, 'input') : {};
  const schema: Schema = {
    type: 'object',
    required: [...(fields.required ?? []), ...required],
    properties: { ...fields.properties, ...properties },
  };
  const json = body && needsNoFile(files) ? bodyOf(body, schemas).content : {};
  return { required: true, content: { 'multipart/form-data': { schema }, ...json } };
}

/** A webhook delivery (contract 6.2). */
function deliveryOf(name: EventName, schemas: SchemaBook): Operation {
  const { description, data } = events[name];
  const envelope = z.object({
    event: z.literal(name),
    timestamp: z.iso.datetime({ offset: true }).meta({ example: '2026-11-20T12:00:00+00:00' }),
    data,
  });
  return {
    operationId: `on${name.split(/[._]/u).map(capitalized).join('')}`,
    tags: [eventTag.name],
    summary: description,
    security: [],
    parameters: deliveryHeaders,
    requestBody: bodyOf(envelope, schemas),
    responses: { '2XX': { description: 'Received' } },
  };
}

const deliveryHeaders = [
  deliveryHeader(
    'X-Service-Signature',
    '`sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time.',
  ),
  deliveryHeader('X-Service-Event', 'The name of the event.'),
  deliveryHeader('X-Service-Delivery', 'A UUID that is the same on every attempt.'),
];

function deliveryHeader(name: string, description: string): Parameter {
  return { name, in: 'header', required: true, description, schema: { type: 'string' } };
}
