/** Reads every hostile document, one after another, and says of each what became of it: run with as little memory as a Worker has. */
import { readDocument } from '../../src/read-document.ts';
import { hostile } from './hostile.ts';
import { content, HELLO, pageOf } from './pdf.ts';

export type Told = { name: string; expected: string; status: string; cpu: number };
export type Report = { told: Told[]; megabytes: number };

async function told(name: string, expected: string, bytes: Uint8Array): Promise<Told> {
  const before = process.cpuUsage();
  const { status } = await readDocument(bytes);
  const { user, system } = process.cpuUsage(before);
  return { name, expected, status, cpu: Math.round((user + system) / 1000) };
}

// What is there once is no cost of one document.
await readDocument(pageOf(content(HELLO)));
const megabytesBefore = process.resourceUsage().maxRSS / 1024;
const all: Told[] = [];
for (const [kind, documents] of Object.entries(hostile)) {
  for (const [name, [expected, make]] of Object.entries(documents)) {
    all.push(await told(`${kind}: ${name}`, expected, make()));
  }
}
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024 - megabytesBefore);
process.stdout.write(JSON.stringify({ told: all, megabytes } satisfies Report));
