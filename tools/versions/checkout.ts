/** An earlier commit of the repository in a folder of its own, with the packages of this checkout. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The workspace's own packages are the commit's, too. */
const OWN = '@recruiting';

export type Checkout = { folder: string; commit: string; remove: () => void };

function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8' }).trim();
}

export function checkOut(revision: string): Checkout {
  const commit = git('rev-parse', `${revision}^{commit}`);
  const folder = mkdtempSync(join(tmpdir(), 'recruiting-version-'));
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, OWN), { recursive: true });
  for (const name of readdirSync('node_modules')) {
    if (name !== OWN) symlinkSync(resolve('node_modules', name), join(packages, name));
  }
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(packages, OWN, name));
  }
  copyFileSync(join(folder, '.dev.vars.example'), join(folder, '.dev.vars'));
  return {
    folder,
    commit,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Runs one of its own tools. */
export function runTool({ folder }: Checkout, ...words: string[]): void {
  const env = { ...process.env, WRANGLER_LOG: 'error', CI: '1' };
  execFileSync(process.execPath, words, {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
