/** Checks the packages: lock file, licences, known vulnerabilities, signatures. Writes the software bill of materials to dist/sbom.cdx.json. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { lockErrors } from './check-supply-chain/lock.ts';
import type { LockFile } from './check-supply-chain/lock.ts';

const BILL = 'dist/sbom.cdx.json';
const OUTPUT_BYTES_MAX = 64 * 2 ** 20;
/** A registry that does not answer is no reason to wait. */
const onceOnly = ['--fetch-retries=0', '--fetch-timeout=20000'];

type Outcome = { isOk: boolean; output: string };

function npm(...parameters: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile('npm', parameters, { maxBuffer: OUTPUT_BYTES_MAX }, (error, stdout, stderr) =>
      resolve({ isOk: error === null, output: stdout || stderr }),
    );
  });
}

/** Known vulnerabilities of what is deployed, from `high` up. */
async function audit(): Promise<void> {
  const { isOk, output } = await npm(
    'audit',
    '--omit=dev',
    '--audit-level=high',
    '--json',
    ...onceOnly,
  );
  if (isOk) return report('no known vulnerability of level high or critical');
  // Only an audit that took place has a list.
  if (output.includes('"vulnerabilities"')) return fail(`vulnerable packages:\n${output}`);
  skip('audit');
}

async function signatures(): Promise<void> {
  const { isOk, output } = await npm('audit', 'signatures', '--json', ...onceOnly);
  if (isOk) return report('the signatures of all packages are valid');
  if (/"(?:invalid|missing)":\s*\[\s*\{/u.test(output))
    return fail(`unsigned packages:\n${output}`);
  skip('audit of signatures');
}

async function lock(): Promise<void> {
  const file = JSON.parse(await readFile('package-lock.json', 'utf8')) as LockFile;
  const errors = lockErrors(file);
  if (errors.length > 0) return fail(errors.join('\n'));
  report(`${Object.keys(file.packages).length} packages are locked, with allowed licences`);
}

async function bill(): Promise<void> {
  const { isOk, output } = await npm('sbom', '--sbom-format=cyclonedx', '--omit=dev');
  if (!isOk) return fail(`no bill of materials:\n${output}`);
  await mkdir('dist', { recursive: true });
  await writeFile(BILL, output);
  report(`the bill of materials is in ${BILL}`);
}

function report(text: string): void {
  console.log(`ok        ${text}`);
}

function fail(text: string): void {
  console.log(`FAILED    ${text}`);
  process.exitCode = 1;
}

/** Says loudly what was not checked, for machines without a registry that can be asked. */
function skip(what: string): void {
  console.log(
    `NOT CHECKED: the registry did not answer the ${what}. Run it where it does, before a release.`,
  );
}

await lock();
await audit();
await signatures();
await bill();
