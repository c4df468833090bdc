/** Reads two CVs, and prints which strings of the heap have a word of the first. */
import { once } from 'node:events';
import { getHeapSnapshot } from 'node:v8';
import { parseCv, parseRecognizedText } from '../src/index.ts';

const now = new Date('2026-06-01');
const [kind = 'txt'] = process.argv.slice(2);

/** Built anew for each use, so that no string of this script has it. */
const wordOf = (nth: number) =>
  String.fromCharCode(...[113, 119, 120, 122, 118].map((at) => at + nth));

function textOf(nth: number): string {
  const word = wordOf(nth);
  const lines = Array.from({ length: 40 }, (_, at) => `${word} ${at} Müller, ${word} GmbH`);
  return [
    `Ada ${word}`,
    'ada@people.example',
    'Experience',
    `2019 - 2021 Engineer, ${word} Ltd`,
    'Education',
    ...lines,
  ].join('\n');
}

async function read(nth: number): Promise<void> {
  const text = textOf(nth);
  if (kind === 'recognized') return void parseRecognizedText(text, { now, pages: 1 });
  const body = kind === 'rtf' ? `{\\rtf1 ${text.replaceAll('\n', '\\par ')}}` : text;
  await parseCv(new TextEncoder().encode(body), { now });
}

async function stringsWith(nth: number): Promise<string[]> {
  globalThis.gc?.();
  const snapshot = getHeapSnapshot();
  const parts: Buffer[] = [];
  snapshot.on('data', (part: string | Buffer) => void parts.push(Buffer.from(part)));
  await once(snapshot, 'end');
  const { strings }: { strings: string[] } = JSON.parse(Buffer.concat(parts).toString());
  const word = wordOf(nth);
  return strings.filter((text) => text.toLowerCase().includes(word));
}

// The first word of the four is of a CV that is held here.
const heldText = textOf(0);
const held = (await stringsWith(0)).length > 0 && heldText.length > 0;
await read(1);
// The engine keeps the text that it has matched last.
await read(2);
process.stdout.write(JSON.stringify({ held, kept: await stringsWith(1) }));
