/** The simulated API of Workers: uploads, versions, deployments, secrets, and what triggers them. */
import { randomUUID } from 'node:crypto';
import { failure, page, success, textOf } from './answer.ts';
import type { ApiRequest, Reply } from './answer.ts';
import type { Endpoints } from './answer.ts';
import { now } from './state.ts';
import type { Script, Share, Version } from './state.ts';

/** Says that no file is missing. */
const NOTHING_TO_UPLOAD = `${part({ alg: 'none' })}.${part({ exp: 9_999_999_999 })}.`;
const PERCENT = 100;
const INVALID_INHERIT = 10_057;

type Metadata = {
  main_module?: string;
  bindings?: { name: string; type: string; text?: string }[];
  annotations?: Record<string, string>;
};

/** The handler of an existing Worker. */
function ofScript(answer: (script: Script, request: ApiRequest) => Reply | Promise<Reply>) {
  return (request: ApiRequest) => {
    const script = request.state.script(request.at['name'] ?? '');
    return script ? answer(script, request) : notFound();
  };
}

export const scriptEndpoints: Endpoints = {
  'GET /workers/services/:name': ofScript((script) =>
    success({
      default_environment: {
        environment: 'production',
        script: { tag: script.name, tags: [], last_deployed_from: 'wrangler' },
      },
    }),
  ),
  'GET /workers/workers/:name': ofScript(({ name }) =>
    success({ name, subdomain: { enabled: false, previews_enabled: false } }),
  ),
  'POST /graphql': ({ state, json }) => {
    const { script } = json['variables'] as { script: string };
    const sum = state.invocations.get(script) ?? { requests: 0, errors: 0 };
    const accounts = [{ workersInvocationsAdaptive: [{ sum }] }];
    return { status: 200, body: { data: { viewer: { accounts } }, errors: null } };
  },
  'GET /memberships': () => success([]),
  'GET /user': () => success({ id: 'simulated', email: 'operator@example.com' }),
  'GET /user/tokens/verify': () => success({ id: 'simulated', status: 'active' }),
  'GET /zones/:id/workers/routes': ({ query }) => page([], query),
  'PUT /workers/scripts/:name': async (request) => {
    const script = request.state.madeScript(request.at['name'] ?? '');
    const refusal = missingSecret(script, request);
    if (refusal) {
      if (script.versions.length === 0) request.state.scripts.delete(script.name);
      return refusal;
    }
    const version = await upload(script, request);
    request.state.deploy(script, [{ version_id: version.id, percentage: PERCENT }]);
    return success({
      id: script.name,
      deployment_id: version.id.replaceAll('-', ''),
      startup_time_ms: 1,
    });
  },
  'POST /workers/scripts/:name/versions': ofScript(async (script, request) => {
    const refusal = missingSecret(script, request);
    if (refusal) return refusal;
    const version = await upload(script, request);
    return success({ ...toInfo(version), startup_time_ms: 1 });
  }),
  'GET /workers/scripts/:name/versions': ofScript(({ versions }) =>
    success({ items: versions.toReversed().map(toInfo) }),
  ),
  'GET /workers/scripts/:name/versions/:version': ofScript(({ versions }, { at }) => {
    const version = versions.find(({ id }) => id === at['version']);
    return version ? success(toInfo(version)) : failure(404, 10_222, 'No such version');
  }),
  'GET /workers/scripts/:name/deployments': ofScript(({ deployments }) => success({ deployments })),
  'POST /workers/scripts/:name/deployments': ofScript((script, { state, json }) => {
    const shares = json['versions'] as Share[];
    const isKnown = shares.every(({ version_id: id }) =>
      script.versions.some((one) => one.id === id),
    );
    const total = shares.reduce((sum, { percentage }) => sum + percentage, 0);
    if (!isKnown || total !== PERCENT) return failure(400, 10_220, 'The versions are not valid');
    const annotations = json['annotations'] as Record<string, string> | undefined;
    return success(state.deploy(script, shares, annotations?.['workers/message']));
  }),
  'GET /workers/scripts/:name/secrets': ofScript(({ secrets }) =>
    success([...secrets.keys()].map((name) => ({ name, type: 'secret_text' }))),
  ),
  'PUT /workers/scripts/:name/secrets': ofScript((script, { json }) => {
    script.secrets.set(textOf(json['name']), textOf(json['text']));
    return success({ name: json['name'], type: 'secret_text' });
  }),
  'GET /workers/scripts/:name/subdomain': ofScript(() =>
    success({ enabled: false, previews_enabled: false }),
  ),
  'POST /workers/scripts/:name/subdomain': ofScript((_, { json }) => success(json)),
  'GET /workers/scripts/:name/settings': ofScript(({ settings, versions }) =>
    success({ ...settings, bindings: versions.at(-1)?.bindings ?? [] }),
  ),
  'PATCH /workers/scripts/:name/script-settings': ofScript((script, { json }) => {
    script.settings = { ...script.settings, ...json };
    return success(script.settings);
  }),
  'PUT /workers/scripts/:name/schedules': ofScript((script, { json }) => {
    script.schedules = json as never;
    return success({ schedules: json });
  }),
  'GET /workers/scripts/:name/schedules': ofScript(({ schedules }) => success({ schedules })),
  'POST /workers/scripts/:name/domains/changeset': ofScript((_, { json }) =>
    success({ added: json, removed: [], updated: [], conflicting: [] }),
  ),
  'PUT /workers/scripts/:name/domains/records': ofScript((script, { json }) => {
    script.domains = (json['origins'] as { hostname: string }[]).map(({ hostname }) => hostname);
    return success([]);
  }),
  'PUT /workers/scripts/:name/routes': ofScript((script, { json }) => {
    script.routes = (json as unknown as { pattern: string }[]).map(({ pattern }) => pattern);
    return success(script.routes);
  }),
  'POST /workers/scripts/:name/assets-upload-session': () =>
    success({ jwt: NOTHING_TO_UPLOAD, buckets: [] }),
};

function notFound(): Reply {
  return failure(404, 10_007, 'This Worker does not exist on your account.');
}

function metadataOf({ form }: ApiRequest): Metadata {
  const given = form?.get('metadata');
  return JSON.parse(typeof given === 'string' ? given : '{}') as Metadata;
}

function missingSecret(script: Script, request: ApiRequest): Reply | null {
  const missing = (metadataOf(request).bindings ?? []).find(
    ({ type, name }) => type === 'inherit' && !script.secrets.has(name),
  );
  return missing
    ? failure(400, INVALID_INHERIT, `inherit binding '${missing.name}' is invalid`)
    : null;
}

/** Keeps the modules of an upload as a new version. */
async function upload(script: Script, request: ApiRequest): Promise<Version> {
  const { main_module: main = '', bindings = [], annotations = {} } = metadataOf(request);
  for (const { type, name, text } of bindings) {
    if (type === 'secret_text') script.secrets.set(name, text ?? '');
  }
  const files: [string, string][] = [];
  for (const [name, value] of request.form?.entries() ?? []) {
    if (typeof value !== 'string') files.push([name, await value.text()]);
  }
  const version: Version = {
    id: randomUUID(),
    number: script.versions.length + 1,
    tag: annotations['workers/tag'] ?? '',
    message: annotations['workers/message'] ?? '',
    created_on: now(),
    modules: new Map(files.sort(([a], [b]) => Number(b === main) - Number(a === main))),
    bindings: bindings.map(({ name, type }) => ({ name, type })),
  };
  script.versions.push(version);
  return version;
}

function toInfo({ id, number, tag, message, created_on, bindings }: Version) {
  return {
    id,
    number,
    metadata: {
      created_on,
      author_email: 'operator@example.com',
      source: 'wrangler',
      hasPreview: false,
    },
    annotations: { 'workers/tag': tag, 'workers/message': message },
    resources: { bindings, script: { etag: id, handlers: ['fetch'] }, script_runtime: {} },
  };
}

function part(content: object): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}
