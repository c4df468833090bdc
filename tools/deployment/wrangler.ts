/** Runs wrangler on a configuration of a deployment. */
import { spawnSync } from 'node:child_process';

/** Written to its standard input by a pipe of the shell: Node gives a process a socket, which cannot be opened as a file. */
const FROM_STDIN = 'cat | exec "$0" "$@"';
const PIPED = '/dev/stdin';

type Running = {
  config: string;
  account: string;
  /** Uploaded with the Worker. They stand in no file and no argument. */
  secrets?: Record<string, string>;
  /** What is read from standard input. */
  input?: string;
};

/** Prints what wrangler prints, on standard error; throws if it fails. */
export function runWrangler(
  words: readonly string[],
  { config, account, secrets, input }: Running,
): void {
  const all = [...words, '--config', config];
  if (secrets) all.push('--secrets-file', PIPED);
  const given = secrets ? JSON.stringify(secrets) : input;
  const [command, rest] = secrets
    ? ['sh', ['-c', FROM_STDIN, 'wrangler', ...all]]
    : ['wrangler', all];
  const { status } = spawnSync(command, rest, {
    input: given ?? '',
    stdio: ['pipe', process.stderr.fd, process.stderr.fd],
    // Nobody is asked anything: a question takes its default.
    env: { ...process.env, CLOUDFLARE_ACCOUNT_ID: account, CI: '1' },
  });
  if (status !== 0) throw new Error(`wrangler ${all.join(' ')} has failed.`);
}
