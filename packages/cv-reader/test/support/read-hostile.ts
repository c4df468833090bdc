/** Reads the hostile documents of the kinds that it is called with one after another, and prints a report; to be run with the memory of a Worker. */
import { parseCv } from '../../src/index.ts';
import { hostile } from './hostile.ts';
import { content, HELLO, pageOf } from './pdf.ts';

export type Result = { name: string; expected: string; status: string };
export type Report = { results: Result[]; megabytes: number };

const NOW = new Date('2026-06-15T00:00:00Z');

async function read(name: string, expected: string, bytes: Uint8Array): Promise<Result> {
  const { status } = await parseCv(bytes, { now: NOW });
  return { name, expected, status };
}

// Loads pdf.js and sets up the word lists, which is not part of the cost of one document.
await parseCv(pageOf(content(HELLO)), { now: NOW });
const megabytesBefore = process.resourceUsage().maxRSS / 1024;
const results: Result[] = [];
for (const kind of process.argv.slice(2)) {
  for (const [name, [expected, make]] of Object.entries(hostile[kind] ?? {})) {
    results.push(await read(`${kind}: ${name}`, expected, make()));
  }
}
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024 - megabytesBefore);
process.stdout.write(JSON.stringify({ results, megabytes } satisfies Report));
