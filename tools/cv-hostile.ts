/**
 * Reads each hostile CV in a fresh process of workerd, with the code of the background, and prints its status, CPU and memory:
 * `npm run cv:hostile [KIND [NAME]]`; `-- --write` renews the page of the package. Fails where a status is not the expected one,
 * the next CV is not read, or the memory is above that of an isolate.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hostile } from '../packages/cv-reader/test/support/hostile.ts';
import { bundleReader, EMPTY_WORKER, openReader } from './cv-hostile/reader.ts';
import { MEGABYTES_MAX, pageOf } from './cv-hostile/page.ts';
import type { Row } from './cv-hostile/page.ts';

const ORDINARY = 'packages/cv-reader/test/fixtures/d01-en-onecol.pdf';
const PAGE = 'packages/cv-reader/HOSTILE.md';

const { values: options, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [onlyKind, onlyName] = positionals;

const script = await bundleReader();
const ordinary = new Uint8Array(readFileSync(ORDINARY));
const empty = await measure(EMPTY_WORKER, new Uint8Array());
const program = await measure(script, new Uint8Array());
const rows = await measureAll();
const base = program.megabytes - empty.megabytes;
if (options.write) writeFileSync(PAGE, pageOf(rows, base));
report();

async function measureAll(): Promise<Row[]> {
  const found: Row[] = [];
  for (const [kind, documents] of Object.entries(hostile)) {
    for (const [name, [expected, make]] of Object.entries(documents)) {
      if ((onlyKind ?? kind) !== kind || (onlyName ?? name) !== name) continue;
      const bytes = make();
      // oxlint-disable-next-line no-await-in-loop -- One after the other: each has the machine to itself.
      const measured = await measure(script, bytes);
      const megabytes = measured.megabytes - empty.megabytes;
      const row = { ...measured, kind, name, expected, bytes: bytes.byteLength, megabytes };
      print(row);
      found.push(row);
    }
  }
  return found;
}

/** Between two ordinary CVs: the first sets up the word lists, and the last one needs the process to be there still. */
async function measure(worker: string, bytes: Uint8Array) {
  const reader = await openReader(worker);
  try {
    if (bytes.byteLength > 0) await reader.read(ordinary);
    const before = reader.cpuMilliseconds();
    const status = await reader.read(bytes);
    const cpu = Math.round(reader.cpuMilliseconds() - before);
    const next = bytes.byteLength > 0 ? await reader.read(ordinary) : 'parsed';
    return { status, cpu, next, megabytes: reader.megabytes() };
  } finally {
    await reader.close();
  }
}

function isGood({ status, expected, next, megabytes }: Row): boolean {
  return status === expected && next === 'parsed' && megabytes < MEGABYTES_MAX;
}

function print(row: Row): void {
  const { kind, name, bytes, status, expected, cpu, megabytes, next } = row;
  const numbers = [`${Math.ceil(bytes / 1000)} kB`, `${cpu} ms`, `${megabytes} MB`];
  const cells = numbers.map((text) => text.padStart(9)).join('');
  const bad = isGood(row) ? '' : `  expected ${expected}, then parsed: ${next}`;
  process.stdout.write(`${`${kind}: ${name}`.padEnd(62)}${cells}  ${status}${bad}\n`);
}

function report(): void {
  const most = Math.max(...rows.map(({ megabytes }) => megabytes));
  const longest = Math.max(...rows.map(({ cpu }) => cpu));
  process.stdout.write(
    `${rows.length} files: at most ${most} MB, of which the program has ${base}, and ${longest} ms of CPU.\n`,
  );
  if (!rows.every(isGood)) process.exitCode = 1;
}
