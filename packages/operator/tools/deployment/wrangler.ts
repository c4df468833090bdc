/** Runs wrangler on a configuration of a deployment. */
import { spawnSync } from 'node:child_process';

/** Written to its standard input by a pipe of the shell: Node gives a process a socket, which cannot be opened as a file. */
const FROM_STDIN = 'cat | exec "$0" "$@"';
const PIPED = '/dev/stdin';
/** The migrations of today print 0.7 MB. */
const OUTPUT_BYTES_MAX = 64_000_000;

type Running = {
  config: string;
  account: string;
  /** Uploaded with the Worker. They stand in no file and no argument. */
  secrets?: Record<string, string>;
  /** What is read from standard input. */
  input?: string;
  /** Printed only if it fails: a migration prints the whole list again after each of them. */
  isQuiet?: boolean;
};

/** Throws on Windows: called before anything is changed by what runs wrangler later. */
export function assertShell(): void {
  if (process.platform === 'win32')
    throw new Error('On Windows, run this in WSL: secrets go to wrangler by a pipe of the shell.');
}

/** Prints what wrangler prints, on standard error; throws if it fails. */
export function runWrangler(
  words: readonly string[],
  { config, account, secrets, input, isQuiet = false }: Running,
): void {
  assertShell();
  const all = [...words, '--config', config];
  if (secrets) all.push('--secrets-file', PIPED);
  const given = secrets ? JSON.stringify(secrets) : input;
  const [command, rest] = secrets
    ? ['sh', ['-c', FROM_STDIN, 'wrangler', ...all]]
    : ['wrangler', all];
  const output = isQuiet ? 'pipe' : process.stderr.fd;
  const { status, stdout, stderr } = spawnSync(command, rest, {
    input: given ?? '',
    stdio: ['pipe', output, output],
    maxBuffer: OUTPUT_BYTES_MAX,
    // Nobody is asked anything: a question takes its default.
    env: { ...process.env, CLOUDFLARE_ACCOUNT_ID: account, CI: '1' },
  });
  if (status === 0) return;
  if (isQuiet) process.stderr.write(Buffer.concat([stdout, stderr]));
  throw new Error(`wrangler ${all.join(' ')} has failed.`);
}
