/**
 * Reads each hostile test document in a process of its own with a small heap, and prints CPU milliseconds,
 * megabytes of memory and the status: `node packages/cv-reader/tools/hostile.ts [KIND [NAME]]`.
 */
import { spawnSync } from 'node:child_process';
import { readDocument } from '../src/read-document.ts';
import { hostile } from '../test/support/hostile.ts';
import { content, HELLO, pageOf } from '../test/support/pdf.ts';

/** What a Worker's 128 MB leave beside its program and the file. */
const HEAP = ['--max-old-space-size=64', '--max-semi-space-size=4'];
const TIMEOUT_MS = 60_000;

const [onlyKind, onlyName] = process.argv.slice(2);
if (onlyKind !== undefined && onlyName !== undefined) await measure(onlyKind, onlyName);
else for (const kind of onlyKind === undefined ? Object.keys(hostile) : [onlyKind]) report(kind);

function report(kind: string): void {
  for (const [name, [expected]] of Object.entries(hostile[kind] ?? {})) {
    const { stdout, signal } = spawnSync(
      process.execPath,
      [...HEAP, import.meta.filename, kind, name],
      { encoding: 'utf8', timeout: TIMEOUT_MS, killSignal: 'SIGKILL' },
    );
    const result = stdout.trim() || `ended by ${signal}`;
    const isExpected = result.endsWith(expected);
    console.log(`${kind}: ${name}`.padEnd(60), result, isExpected ? '' : `instead of ${expected}`);
  }
}

async function measure(kind: string, name: string): Promise<void> {
  const [, create] = hostile[kind]?.[name] ?? ['failed', () => new Uint8Array()];
  // Loads pdf.js, which is not part of the cost of one document.
  await readDocument(pageOf(content(HELLO)));
  const bytes = create();
  const memory = process.resourceUsage().maxRSS;
  const cpu = process.cpuUsage();
  const { status } = await readDocument(bytes);
  const { user, system } = process.cpuUsage(cpu);
  const megabytes = (process.resourceUsage().maxRSS - memory) / 1024;
  console.log(
    `${Math.round((user + system) / 1000)} ms`.padStart(8),
    `${Math.round(megabytes)} MB`.padStart(7),
    status,
  );
}
