/** Sets a deployment up on the simulated platform with the real wrangler: twice interrupted, resumed, and run again. Then releases twice, and watches. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUR_MS } from '#lib/time.ts';
import { checkWatch } from './check-setup/watch.ts';
import { parseDeployment } from '../packages/operator/tools/deployment/record.ts';
import { openEdge } from './simulate-platform/edge.ts';
import { openPlatform } from './simulate-platform/server.ts';
import { ACCOUNT } from './simulate-platform/state.ts';

const ROOT = join(import.meta.dirname, '..');
const NAME = 'recruiting-eu';
/** What a checkout has of its own. */
const own: ReadonlySet<string> = new Set(['.git', '.wrangler', '.dev', '.dev.vars', 'deployments']);
const PASSWORD = 'an unusual passphrase of 7 words';
const SETUP =
  `setup --name ${NAME} --jurisdiction eu --api-host api.eu.your.org --career-host careers.your.org --countries GB,IE ` +
  '--language en-GB --company acme --admin you@your.org --password-stdin';

const STAGING =
  'setup --name recruiting-staging --staging --api-host api.staging.your.org --career-host careers.staging.your.org ' +
  '--countries GB --language en-GB --company acme --admin you@your.org --password-stdin';

type Ended = { code: number; output: string };

const checkout = mkdtempSync(join(tmpdir(), 'recruiting-setup-'));
for (const name of globSync('{*,.*}', { cwd: ROOT }).filter((one) => !own.has(one))) {
  symlinkSync(join(ROOT, name), join(checkout, name));
}
const platform = await openPlatform();
// For wrangler, and for the tools.
Object.assign(process.env, {
  CLOUDFLARE_API_BASE_URL: platform.baseUrl,
  CLOUDFLARE_API_TOKEN: 'simulated',
  CLOUDFLARE_ACCOUNT_ID: ACCOUNT.id,
});
const { state } = platform;
const edge = await openEdge(state, NAME, 'api.eu.your.org');
const RELEASE = `--name ${NAME} --no-gate --wait 0s --connect ${edge.origin}`;
let failed = 0;

try {
  const dry = await run(`${SETUP} --dry-run`);
  check('a dry run creates nothing', dry.code === 0 && state.changes.length === 0);
  state.orders.push({ request: 'POST /queues', status: 400, skip: 3 });
  check('stops where a queue cannot be created', (await run(SETUP)).code === 1);
  state.orders.push({ request: `PUT /workers/scripts/${NAME}-api`, status: 400, skip: 0 });
  check('stops where a Worker cannot be deployed', (await run(SETUP)).code === 1);
  const resumed = await run(SETUP);
  check('goes on where it stopped', resumed.code === 0);
  check('has four Workers', state.scripts.size === 4);
  const [first, second] = ['background', 'api'].map((worker) =>
    state.script(`${NAME}-${worker}`)?.secrets.get('SECRET_KEYS'),
  );
  check('both Workers have the same keys', first !== undefined && first === second);
  check('the keys were printed', resumed.output.includes(first ?? '-'));
  const before = state.changes.length;
  const again = await run(SETUP);
  check('run again, changes nothing', again.code === 0 && state.changes.length === before);
  check('and makes nothing', !again.output.includes('made  '));
  const other = await run(
    `${SETUP} --api-host api2.your.org`.replace('--api-host api.eu.your.org ', ''),
  );
  check(
    'run with another host, says that it differs, and changes nothing',
    other.code === 0 &&
      other.output.includes('DIFFERS  api_host') &&
      state.changes.length === before,
  );
  const written = globSync(`{deployments/*,wrangler.${NAME}.*}`, { cwd: checkout })
    .map((file) => readFileSync(join(checkout, file), 'utf8'))
    .join('');
  const secrets = [PASSWORD, ...(first ?? '').split(/[,:]/u).filter((one) => one.length > 20)];
  check(
    'no secret stands in a file',
    secrets.every((secret) => !written.includes(secret)),
  );
  const released = await run(RELEASE, 'packages/operator/tools/release.ts');
  check('a release ends with the new versions', released.code === 0);
  const serving = sharesOf();
  check(
    'which get all requests',
    serving.every((shares) => shares.length === 1),
  );
  edge.broken.set(`${NAME}-careers`, 50);
  const broken = await run(RELEASE, 'packages/operator/tools/release.ts');
  check('a release that fails half way ends with 1', broken.code === 1);
  const back = JSON.stringify(sharesOf()) === JSON.stringify(serving);
  check('and with the versions before', back && broken.output.includes('back'));
  const healthy = await run(`doctor --name ${NAME}`);
  check('doctor finds nothing wrong', healthy.code === 0 && healthy.output.includes('WATCH'));
  state.script(`${NAME}-api`)?.secrets.clear();
  const ill = await run(`doctor --name ${NAME}`);
  check('doctor misses a secret', ill.code === 1 && ill.output.includes('lacks the secret'));
  const staging = await run(STAGING);
  check('a staging deployment is made beside it', staging.code === 0 && state.scripts.size === 8);
  const stagingChanges = state.changes.length;
  const stagingAgain = await run(STAGING);
  check(
    'and run again, changes nothing',
    stagingAgain.code === 0 && state.changes.length === stagingChanges,
  );
  // It sends no email, by design: one that waits for an hour is not late.
  await execute(
    'recruiting-staging',
    `insert into mails (kind, sealed, created_at, next_attempt_at)
    values ('x', '1.x', 0, ${Date.now() - HOUR_MS})`,
  );
  const stagingEdge = await openEdge(state, 'recruiting-staging', 'api.staging.your.org');
  const rehearsed = await run(
    `--name recruiting-staging --no-gate --wait 0s --connect ${stagingEdge.origin}`,
    'packages/operator/tools/release.ts',
  );
  stagingEdge.close();
  check('a staging deployment is released while an email waits', rehearsed.code === 0);
  const soon = await run(RELEASE.replace('0s', 'soon'), 'packages/operator/tools/release.ts');
  check('a wait that is no duration is refused', soon.code === 1);
  const noKeys = await run(
    `keys status --deployment ${NAME} --keys-stdin`,
    'packages/operator/tools/operator.ts',
    `SECRET_KEYS=${first}\n`,
  );
  check('keys are taken from standard input', noKeys.code === 0);
  await checkWatch({
    deployment: parseDeployment(
      JSON.parse(readFileSync(join(checkout, 'deployments', `${NAME}.json`), 'utf8')),
    ),
    keys: first ?? '',
    state,
    run: (words) => run(words, 'packages/operator/tools/operator.ts', `SECRET_KEYS=${first}\n`),
    check,
  });
  const companies = await run(`company list --deployment ${NAME}`);
  check('the company is in the database', companies.output.includes('acme'));
} finally {
  edge.close();
  await platform.close();
  rmSync(checkout, { recursive: true, force: true, maxRetries: 5 });
}
process.exitCode = failed === 0 ? 0 : 1;

async function execute(deployment: string, sql: string): Promise<void> {
  const { uuid } = state.databases.find(({ name }) => name.startsWith(deployment)) ?? { uuid: '' };
  const response = await fetch(
    `${platform.baseUrl}/accounts/${ACCOUNT.id}/d1/database/${uuid}/query`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer simulated', 'content-type': 'application/json' },
      body: JSON.stringify({ sql }),
    },
  );
  if (!response.ok) throw new Error(await response.text());
}

function sharesOf() {
  return [...state.scripts.values()].map(({ deployments }) => deployments[0]?.versions ?? []);
}

function check(what: string, isRight: boolean): void {
  process.stdout.write(`${isRight ? 'ok  ' : 'FAIL'}  ${what}\n`);
  if (!isRight) failed += 1;
}

/** With `DEBUG=1`, prints what the command prints. */
async function run(
  words: string,
  tool = 'packages/operator/tools/operator.ts',
  input = `${PASSWORD}\n`,
): Promise<Ended> {
  const isShown = process.env['DEBUG'] !== undefined;
  const child = spawn(process.execPath, [join(ROOT, tool), ...words.split(' ')], {
    cwd: checkout,
    stdio: ['pipe', 'pipe', isShown ? 'inherit' : 'ignore'],
  });
  child.stdin.end(input);
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  const [code] = (await once(child, 'exit')) as [number];
  if (isShown) process.stdout.write(output);
  return { code, output };
}
