/** Makes the configurations of a deployment's Workers from the templates of the repository, `wrangler.*.toml`. */
import { createHash } from 'node:crypto';
import { invalidField } from '../../../../src/errors.ts';
import type { Deployment } from './record.ts';
import { writeChanged } from './record.ts';

/** In the order in which they are deployed: each after those that it calls. */
export const workers = ['reader', 'background', 'api', 'careers'] as const;
export type WorkerName = (typeof workers)[number];

/** What the templates call everything, and the host of the API there. */
const TEMPLATE_NAME = 'recruiting';

type Route = { pattern: string; custom_domain?: boolean; zone_name?: string };

export type Configuration = {
  name: string;
  routes?: Route[];
  vars: Record<string, string>;
  secrets?: { required?: string[] };
  services?: { service: string }[];
  d1_databases: { binding: string; database_name: string; database_id?: string }[];
  r2_buckets?: { binding: string; bucket_name: string; jurisdiction?: string }[];
  kv_namespaces: { binding: string; id: string }[];
  queues?: { producers?: { queue: string }[]; consumers?: { queue: string }[] };
  ratelimits?: { name: string; namespace_id: string }[];
  send_email?: { name: string; allowed_sender_addresses?: string[] }[];
  analytics_engine_datasets?: { binding: string; dataset: string }[];
};

export type Configurations = Readonly<Record<WorkerName, Configuration>>;

export async function readTemplates(): Promise<Configurations> {
  const { experimental_readRawConfig: readRaw } = await import('wrangler');
  return ofEach((worker) => {
    const { rawConfig } = readRaw({ config: `wrangler.${worker}.toml` });
    // The reader has none of them.
    return { vars: {}, d1_databases: [], kv_namespaces: [], ...rawConfig } as Configuration;
  });
}

function ofEach(make: (worker: WorkerName) => Configuration): Configurations {
  return {
    reader: make('reader'),
    background: make('background'),
    api: make('api'),
    careers: make('careers'),
  };
}

/** Whole files: bindings are not inherited by environments of one file. */
export function configure(templates: Configurations, deployment: Deployment): Configurations {
  assertVariables(templates, deployment);
  return ofEach((worker) => configureOne(templates[worker], deployment));
}

export function configFileOf(name: string, worker: WorkerName): string {
  return `wrangler.${name}.${worker}.json`;
}

/** In the root, so that their paths are those of the templates. Returns the files that changed. */
export function writeConfigurations(name: string, configurations: Configurations): string[] {
  return workers
    .filter((worker) => writeChanged(configFileOf(name, worker), configurations[worker]))
    .map((worker) => configFileOf(name, worker));
}

function configureOne(template: Configuration, deployment: Deployment): Configuration {
  const { name, jurisdiction, database_id: databaseId, kv_ids: kvIds } = deployment;
  const made = structuredClone(template);
  made.name = renamed(made.name, name);
  made.vars = variablesOf(made.vars, deployment);
  if (made.routes) made.routes = routesOf(made.routes, deployment);
  for (const service of made.services ?? []) service.service = renamed(service.service, name);
  for (const database of made.d1_databases) {
    database.database_name = renamed(database.database_name, name);
    if (databaseId !== null) database.database_id = databaseId;
  }
  for (const bucket of made.r2_buckets ?? []) {
    bucket.bucket_name = renamed(bucket.bucket_name, name);
    if (jurisdiction !== null) bucket.jurisdiction = jurisdiction;
  }
  for (const namespace of made.kv_namespaces) {
    namespace.id = kvIds[namespace.binding] ?? renamed(namespace.id, name);
  }
  for (const queue of [...(made.queues?.producers ?? []), ...(made.queues?.consumers ?? [])]) {
    queue.queue = renamed(queue.queue, name);
  }
  for (const limit of made.ratelimits ?? []) {
    limit.namespace_id = namespaceOf(name, limit.namespace_id);
  }
  for (const metrics of made.analytics_engine_datasets ?? []) metrics.dataset = datasetOf(name);
  for (const sender of made.send_email ?? []) Object.assign(sender, sendersOf(made.vars));
  return made;
}

/** `acme_eu_metrics` of the deployment `acme-eu`: a name that SQL takes without quotes. */
export function datasetOf(name: string): string {
  return `${name.replaceAll('-', '_')}_metrics`;
}

/** `recruiting-files` of the deployment `acme-eu` is `acme-eu-files`. */
export function renamed(text: string, name: string): string {
  return text.replace(new RegExp(`^${TEMPLATE_NAME}(?=-|$)`, 'u'), name);
}

/** Paths of the host of the API as in the template, and a domain of its own for each host. */
function routesOf(template: readonly Route[], deployment: Deployment): Route[] {
  const { api_host: apiHost, zone, career_hosts: careerHosts } = deployment;
  const paths = template.filter(({ zone_name: zoneName }) => zoneName !== undefined);
  const hosts = paths.length === 0 ? [apiHost] : careerHosts;
  return [
    ...paths.map(({ pattern }) => ({
      pattern: pattern.replace(/^[^/]*/u, apiHost),
      zone_name: zone,
    })),
    ...hosts.map((pattern) => ({ pattern, custom_domain: true })),
  ];
}

function variablesOf(template: Record<string, string>, deployment: Deployment) {
  const own: Record<string, string> = {
    API_ORIGIN: `https://${deployment.api_host}`,
    // Nothing is sent: the emails of a rehearsal stay in its database.
    ...(deployment.staging && { MAIL_TRANSPORT: '' }),
    ...deployment.variables,
  };
  return Object.fromEntries(
    Object.entries(template).map(([variable, value]) => [variable, own[variable] ?? value]),
  );
}

function assertVariables(templates: Configurations, { variables }: Deployment): void {
  const known = new Set(workers.flatMap((worker) => Object.keys(templates[worker].vars)));
  const unknown = Object.keys(variables).find((variable) => !known.has(variable));
  if (unknown) throw invalidField(`variables.${unknown}`, 'No template has this variable.');
}

/** Its limits are its own: namespaces of one account that have the same number share their counts. */
function namespaceOf(name: string, id: string): string {
  const digest = createHash('sha256').update(name).digest();
  const digits = (digest.readUInt32BE() % 90_000) + 10_000;
  return `${digits}${id}`;
}

function sendersOf({ MAIL_FROM: from = '' }: Record<string, string>) {
  const address = /<(.+)>/u.exec(from)?.[1] ?? from;
  return address === '' ? {} : { allowed_sender_addresses: [address] };
}
