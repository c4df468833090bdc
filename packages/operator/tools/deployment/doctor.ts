/** Looks at a deployment for what is missing or dangerous: its settings, its account, and its database. */
import { assertProductionSettings } from '../../../../src/platform/settings.ts';
import { openDeployed } from '../../../../tools/platform.ts';
import { openCloudflare } from './cloudflare.ts';
import type { Cloudflare } from './cloudflare.ts';
import { configure, readTemplates, workers } from './configurations.ts';
import type { Configuration, Configurations } from './configurations.ts';
import { examineDatabase } from './doctor-database.ts';
import { bounded, fine, watch, wrong } from './findings.ts';
import type { Finding } from './findings.ts';
import type { Deployment } from './record.ts';
import { examineExpiries } from '../../../../tools/monitoring/expiries.ts';

const GB = 1e9;
/** The platform's limit for one database is 10 GB. */
const SIZE = { watchFrom: 7 * GB, wrongFrom: 9 * GB };
/** Hosts of the templates are placeholders. */
const PLACEHOLDER = /recruiting\.example/u;

export async function examine(deployment: Deployment): Promise<Finding[]> {
  const configurations = configure(await readTemplates(), deployment);
  const settings = examineSettings(deployment, configurations);
  const cloudflare = await openCloudflare(deployment.account_id);
  const account = [
    ...(await examineAccount(cloudflare, deployment, configurations)),
    ...(await examineExpiries(cloudflare, deployment, new Date())).map(({ finding }) => finding),
  ];
  if (deployment.database_id === null) return [...settings, ...account];
  const ctx = openDeployed(cloudflare, deployment);
  return [...settings, ...account, ...(await examineDatabase(ctx, deployment))];
}

/** What the service refuses to start with, and what it would do with a placeholder. */
function examineSettings(deployment: Deployment, configurations: Configurations): Finding[] {
  const file = `deployments/${deployment.name}.json`;
  const findings = workers
    .filter((worker) => Object.keys(configurations[worker].vars).length > 0)
    .map((worker) => {
      const { name, vars } = configurations[worker];
      try {
        assertProductionSettings({ ...vars, SECRET_KEYS: process.env['SECRET_KEYS'] } as never);
        return fine(`settings of ${name}`);
      } catch (error) {
        return wrong(
          `settings of ${name}: ${messageOf(error)}`,
          `Change the variables in ${file}.`,
        );
      }
    });
  const { vars } = configurations.background;
  const transport = vars['MAIL_TRANSPORT'] ?? '';
  if (vars['APP_ENV'] !== 'production')
    findings.push(wrong(`APP_ENV is ${vars['APP_ENV']}`, `Remove it from ${file}.`));
  if (transport === '' && !deployment.staging)
    findings.push(wrong('no email is sent', `Set MAIL_TRANSPORT in ${file}, see operations.md.`));
  if (transport === 'smtp' && !vars['SMTP_HOST'])
    findings.push(wrong('SMTP_HOST is missing', `Set it in ${file}.`));
  if (vars['PROVIDER_BASE_URLS']?.includes('"*"'))
    findings.push(wrong('PROVIDER_BASE_URLS redirects every provider', `Remove "*" in ${file}.`));
  for (const name of ['MAIL_FROM', 'SECURITY_CONTACT']) {
    if (PLACEHOLDER.test(vars[name] ?? ''))
      findings.push(watch(`${name} is a placeholder`, `Set it under "variables" of ${file}.`));
  }
  return findings;
}

async function examineAccount(
  cloudflare: Cloudflare,
  deployment: Deployment,
  configurations: Configurations,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const worker of workers) {
    findings.push(...(await examineWorker(cloudflare, configurations[worker])));
  }
  findings.push(...(await examineQueues(cloudflare, configurations.background)));
  const { name } = configurations.background;
  const cron = await cloudflare.find<{ schedules: object[] }>(`/workers/scripts/${name}/schedules`);
  if (cron?.schedules.length === 0)
    findings.push(wrong('the cron is not scheduled', redeploy(deployment)));
  if (deployment.database_id !== null) {
    const path = `/d1/database/${deployment.database_id}`;
    const database = await cloudflare.find<{ file_size?: number }>(path);
    findings.push(
      database
        ? examineSize(database.file_size ?? 0)
        : wrong('the database does not exist', 'See backup.md: restore it into a new one.'),
    );
  }
  return findings;
}

async function examineWorker(
  cloudflare: Cloudflare,
  { name, vars, secrets: required }: Configuration,
): Promise<Finding[]> {
  const path = `/workers/scripts/${name}`;
  const secrets = await cloudflare.find<{ name: string }[]>(`${path}/secrets`);
  if (!secrets) return [wrong(`Worker ${name} is not deployed`, 'Run setup again.')];
  const expected = [
    ...(required?.required ?? []),
    ...(vars['MAIL_TRANSPORT'] === 'smtp' && vars['SMTP_USER'] ? ['SMTP_PASSWORD'] : []),
  ];
  const missing = expected.filter((one) => !secrets.some((secret) => secret.name === one));
  if (missing.length === 0) return [fine(`Worker ${name}`)];
  const remedy = `Run npx wrangler secret put ${missing[0]} --name ${name}.`;
  return [wrong(`Worker ${name} lacks the secret ${missing.join(', ')}`, remedy)];
}

async function examineQueues(
  cloudflare: Cloudflare,
  { queues: configured }: Configuration,
): Promise<Finding[]> {
  type Queue = { queue_name: string; consumers?: object[] };
  const queues = await cloudflare.list<Queue>('/queues');
  const unread = (configured?.consumers ?? []).filter(({ queue: name }) => {
    const queue = queues.find((one) => one.queue_name === name);
    return !queue?.consumers?.length;
  });
  if (unread.length === 0) return [fine('queues have their consumer')];
  const names = unread.map(({ queue }) => queue).join(', ');
  return [wrong(`queues without a consumer: ${names}`, 'Deploy background again.')];
}

function examineSize(bytes: number): Finding {
  const what = `the database has ${(bytes / GB).toFixed(2)} of 10 GB`;
  return bounded({ value: bytes, ...SIZE }, what, 'See scale.md, "Past 10 GB".');
}

function redeploy({ name }: Deployment): string {
  return `Run npx wrangler triggers deploy --config wrangler.${name}.background.json.`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
