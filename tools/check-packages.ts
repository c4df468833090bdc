/** Runs lint, types and tests of each package under `packages`, or of those named: `npm run check:packages [-- NAME …]`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '../packages');
/** For a run that hangs, with room for a busy machine. */
const LIMIT_MS = 15 * 60_000;

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : readdirSync(PACKAGES).sort()) {
  const cwd = join(PACKAGES, name);
  console.log(`\n${name}`);
  const npm = (...parameters: string[]) =>
    execFileSync('npm', parameters, { cwd, stdio: 'inherit', timeout: LIMIT_MS });
  // A package with a lock file is no workspace: it needs what nobody else does.
  if (existsSync(join(cwd, 'package-lock.json'))) npm('ci');
  npm('run', 'check');
}
