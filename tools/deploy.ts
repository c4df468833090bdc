/** Migrates the database and deploys the Workers, each after those that it calls. Stops at the first failure. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const HELP = `npm run deploy [-- --dry-run]

Deploys reader, background, api and careers, in this order: a Worker can only be bound to one that exists.
  --single    deploys the whole service as one Worker instead (npm run deploy:single)
  --dry-run   builds into dist/ and deploys nothing (npm run build)`;

/** Their configurations, in the order in which they are deployed. */
const split = ['reader', 'background', 'api', 'careers'].map((one) => `wrangler.${one}.toml`);
const single = ['wrangler.toml'];

const { values: options } = parseArgs({
  options: {
    single: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (options.help) process.stdout.write(`${HELP}\n`);
else deploy();

function deploy(): void {
  const configs = options.single ? single : split;
  run('node', ['tools/public-files.ts']);
  if (options['dry-run']) {
    for (const config of [...split, ...single]) {
      const [, name = 'whole'] = /\.(\w+)\./u.exec(config) ?? [];
      run('wrangler', ['deploy', '--config', config, '--dry-run', '--outdir', join('dist', name)]);
    }
    return;
  }
  const first = configs.at(-1) ?? '';
  run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', '--config', first]);
  for (const config of configs) run('wrangler', ['deploy', '--config', config]);
}

function run(command: string, words: readonly string[]): void {
  const line = `${command} ${words.join(' ')}`;
  process.stdout.write(`\n> ${line}\n`);
  const { status } = spawnSync(line, { stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}
