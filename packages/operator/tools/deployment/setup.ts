/** Creates whatever a deployment lacks, from its database to its first Admin. What is there stays as it is. */
import { spawnSync } from 'node:child_process';
import { invalidField } from '../../../../src/errors.ts';
import { parseMailbox } from '../../../../src/lib/email-message.ts';
import { parseKeyRing } from '../../../../src/lib/key-ring.ts';
import { pendingMigrations } from '../../../../tools/local/migrations.ts';
import { openDeployed } from '../../../../tools/platform.ts';
import { openCloudflare } from './cloudflare.ts';
import { currentCommit } from './commit.ts';
import type { Cloudflare } from './cloudflare.ts';
import {
  configFileOf,
  configure,
  readTemplates,
  workers,
  writeConfigurations,
} from './configurations.ts';
import type { Configurations } from './configurations.ts';
import { chooseKeys, FIRST_KEY, findHolders, giveKeys, SECRET } from './keys.ts';
import { findZone } from './zones.ts';
import { assertFirst, makeFirst } from './people.ts';
import type { First } from './people.ts';
import { assertRing } from '../restore/sealed.ts';
import {
  assertNewest,
  findDeployment,
  noteKey,
  parseDeployment,
  writeDeployment,
} from './record.ts';
import type { Deployment } from './record.ts';
import { makeResources } from './resources.ts';
import type { Step } from './resources.ts';
import { tagOf } from './versions.ts';
import { assertShell, runWrangler } from './wrangler.ts';

/** What the options say; undefined: as `deployments/NAME.json` has it. */
export type Wanted = {
  name: string;
  jurisdiction: string | undefined;
  location: string | undefined;
  isStaging: boolean | undefined;
  apiHost: string | undefined;
  zone: string | undefined;
  careerHost: string | undefined;
  variables: Record<string, string>;
  first: First;
  isDryRun: boolean;
};

const NO_ZONE =
  'no zone of the account that the token can read has this host. If that is wrong, name it with --zone';

type Print = (line: string) => void;
type Running = { cloudflare: Cloudflare; deployment: Deployment; print: Print };

/** Returns the deployment as it is then. */
export async function setUp(wanted: Wanted, print: Print): Promise<Deployment> {
  assertShell();
  const existing = findDeployment(wanted.name);
  const planned = planDeployment(existing, wanted);
  assertFirst(wanted.first);
  const { MAIL_FROM: from } = wanted.variables;
  if (from !== undefined && parseMailbox(from) === null)
    throw invalidField('mail-from', 'Must be an address, such as Acme <jobs@your.org>.');
  const templates = await readTemplates();
  // Before anything is created: a wrong variable is refused here.
  const first = configure(templates, planned);
  const cloudflare = await openCloudflare(planned.account_id);
  print(`Account ${cloudflare.account}`);
  if (!existing && wanted.zone === undefined) {
    const zone = await findZone(cloudflare, planned.api_host);
    planned.zone = zone ?? planned.zone;
    const doubt = zone === null ? `, by its name: ${NO_ZONE}` : '';
    print(`Zone of ${planned.api_host}: ${planned.zone}${doubt}`);
  }
  if (existing) for (const line of differencesOf(existing, wanted)) print(line);
  const { isDryRun } = wanted;
  const made = await makeResources({ cloudflare, deployment: planned, isDryRun }, first);
  printSteps(made.steps, print);
  const deployment = {
    ...planned,
    account_id: cloudflare.account,
    database_id: made.database_id,
    kv_ids: { ...planned.kv_ids, ...made.kv_ids },
  };
  if (isDryRun) {
    print('Nothing was created. Without --dry-run, the missing is made, migrated and deployed.');
    return deployment;
  }
  const isNew = writeDeployment(deployment);
  print(`${isNew ? 'made    ' : 'there   '} deployments/${wanted.name}.json`);
  const configurations = configure(templates, deployment);
  for (const file of writeConfigurations(wanted.name, configurations)) print(`made     ${file}`);
  const running = { cloudflare, deployment, print };
  await migrate(running);
  const keys = await deployWorkers(running, configurations);
  const ctx = openDeployed(cloudflare, deployment, keys);
  const { steps, link } = await makeFirst(ctx, deployment, wanted.first);
  printSteps(steps, print);
  if (link !== null) print(`         They set their password within the hour at ${link}`);
  return findDeployment(wanted.name) ?? deployment;
}

function planDeployment(existing: Deployment | null, wanted: Wanted): Deployment {
  const { name, jurisdiction, location, isStaging, apiHost, zone, careerHost, variables } = wanted;
  if (existing) {
    if (jurisdiction !== undefined && jurisdiction !== existing.jurisdiction)
      throw invalidField('jurisdiction', 'Cannot change once data is stored.');
    if (location !== undefined && location !== existing.location)
      throw invalidField('location', 'Cannot change once data is stored.');
    return existing;
  }
  if (jurisdiction !== undefined && location !== undefined)
    throw invalidField('location', 'Has no effect in a jurisdiction. Leave one of them out.');
  const missing = [
    ...(apiHost === undefined ? ['--api-host'] : []),
    ...(careerHost === undefined ? ['--career-host'] : []),
  ];
  if (missing.length > 0)
    throw invalidField('setup', `The first time, it needs ${missing.join(' and ')}.`);
  return parseDeployment({
    name,
    jurisdiction: jurisdiction ?? null,
    location,
    staging: isStaging ?? false,
    api_host: apiHost,
    zone: zone ?? apiHost?.replace(/^[^.]+\./u, ''),
    career_hosts: [careerHost],
    variables,
    account_id: null,
    database_id: null,
    kv_ids: {},
  });
}

/** What an option wants and the deployment has not: it is changed in its file, and reaches the Workers by a release. */
function differencesOf(existing: Deployment, wanted: Wanted): string[] {
  const { isStaging, apiHost, zone, careerHost, variables } = wanted;
  const compared: [string, string | undefined, string][] = [
    ['staging', isStaging === undefined ? undefined : String(isStaging), String(existing.staging)],
    ['api_host', apiHost, existing.api_host],
    ['zone', zone, existing.zone],
    ...Object.entries(variables).map(([name, value]): [string, string, string] => [
      `variables.${name}`,
      value,
      existing.variables[name] ?? '',
    ]),
  ];
  const changed = compared.flatMap(([what, asked, is]) =>
    asked === undefined || asked === is
      ? []
      : [`${what} is ${is === '' ? 'not set' : is}, not ${asked}`],
  );
  if (careerHost !== undefined && !existing.career_hosts.includes(careerHost))
    changed.push(`career_hosts has no ${careerHost}`);
  return changed.map(
    (one) =>
      `DIFFERS  ${one}. Setup changes nothing of it: change deployments/${existing.name}.json, and release.`,
  );
}

async function migrate({ deployment, cloudflare, print }: Running): Promise<void> {
  const pending = await pendingMigrations(openDeployed(cloudflare, deployment).db.$client);
  if (pending.length === 0) {
    printSteps([{ what: 'tables', is: 'there' }], print);
    return;
  }
  print(`Migrating the database: ${pending.length} migrations …`);
  runWrangler(['d1', 'migrations', 'apply', 'DB', '--remote'], {
    config: configFileOf(deployment.name, 'background'),
    account: cloudflare.account,
    isQuiet: true,
  });
}

/** Returns the keys, where they are known here. */
async function deployWorkers(
  running: Running,
  configurations: Configurations,
): Promise<string | undefined> {
  const { cloudflare, deployment, print } = running;
  const given = process.env[SECRET];
  const holders = await findHolders(cloudflare, configurations);
  const isUsed = await hasCompany(running);
  const chosen = chooseKeys({ holders, given, isUsed });
  if (given !== undefined) {
    const ring = parseKeyRing(given);
    await assertRing(openDeployed(cloudflare, deployment, given), ring);
    assertNewest(deployment, ring);
  }
  if (chosen?.isNew) {
    // Before they are used: what happens next cannot lose them.
    print(
      `\nKeep this in your vault. It is shown once, and cannot be read again:\n${SECRET}=${chosen.keys}\n`,
    );
  }
  if (chosen) await giveKeys(cloudflare, holders, chosen);
  if (chosen?.isNew) noteKey(deployment, FIRST_KEY, new Date());
  let areFilesWritten = false;
  for (const worker of workers) {
    const { name } = configurations[worker];
    const existing = await cloudflare.find(`/workers/scripts/${name}/deployments`);
    if (!existing) {
      if (!areFilesWritten) writePublicFiles();
      areFilesWritten = true;
      print(`Deploying ${name} …`);
      const needsKeys = holders.some((holder) => holder.name === name);
      // The next release finds by the tag what it has to agree with.
      runWrangler(['deploy', '--tag', tagOf(new Date(), currentCommit())], {
        config: configFileOf(deployment.name, worker),
        account: cloudflare.account,
        ...(needsKeys && chosen && { secrets: { [SECRET]: chosen.keys } }),
      });
    }
    printSteps([{ what: `Worker ${name}`, is: existing ? 'there' : 'made' }], print);
  }
  return chosen?.keys ?? given;
}

/** Before that, nothing is encrypted. */
async function hasCompany({ cloudflare, deployment }: Running): Promise<boolean> {
  const { db } = openDeployed(cloudflare, deployment);
  const row = await db.$client.prepare('select id from companies limit 1').first();
  return row !== null;
}

function writePublicFiles(): void {
  const { status } = spawnSync('node', ['tools/public-files.ts'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The files of public/ could not be written.');
}

function printSteps(steps: readonly Step[], print: Print): void {
  for (const { what, is } of steps) print(`${is.padEnd(9)}${what}`);
}
