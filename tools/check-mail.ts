/**
 * Reads each hostile email in a fresh process of workerd, with the code of the background, and prints what it becomes, its CPU and its
 * memory: `npm run check:mail [-- NAME]`. Fails where one becomes something else, or needs more than an isolate has.
 */
import { parseArgs } from 'node:util';
import { hostileMails } from '../test/support/hostile-mails.ts';
import { bundleWorker, EMPTY_WORKER, openReader } from './cv-hostile/reader.ts';

/** An isolate has 128 MB, of which the program of the background has some. */
const MEGABYTES_MAX = 100;
/** `cpu_ms` of the background. */
const CPU_MS_MAX = 5000;
const ORDINARY = Buffer.from('From: ada@people.example\r\n\r\nHello');

const READER = `
  import { parseEmail } from './src/recruiting/pipeline/replies/actions/parse.ts';
  import { kindOf } from './src/recruiting/pipeline/replies/rules.ts';
  export default {
    async fetch(request) {
      const email = await parseEmail(new Uint8Array(await request.arrayBuffer()));
      return new Response(email ? kindOf(email.headers) : 'unreadable');
    },
  };
`;

const { positionals } = parseArgs({ allowPositionals: true });
const [only] = positionals;

/** After an ordinary email, which sets everything up. */
async function read(script: string, bytes: Uint8Array) {
  const reader = await openReader(script);
  try {
    await reader.read(ORDINARY);
    const before = reader.cpuMilliseconds();
    const becomes = await reader.read(bytes);
    const cpu = Math.round(reader.cpuMilliseconds() - before);
    return { becomes, cpu, megabytes: reader.megabytes() };
  } finally {
    await reader.close();
  }
}

const empty = await read(EMPTY_WORKER, ORDINARY);
const script = await bundleWorker(READER);
let [count, most, longest, bad] = [0, 0, 0, 0];
for (const { name, raw, becomes: expected } of hostileMails) {
  if (only !== undefined && name !== only) continue;
  // oxlint-disable-next-line no-await-in-loop -- One after the other: each has the machine to itself.
  const { becomes, cpu, ...used } = await read(script, raw);
  const megabytes = used.megabytes - empty.megabytes;
  const isGood = becomes === expected && megabytes <= MEGABYTES_MAX && cpu <= CPU_MS_MAX;
  const numbers = [`${Math.ceil(raw.byteLength / 1000)} kB`, `${cpu} ms`, `${megabytes} MB`];
  const cells = numbers.map((text) => text.padStart(11)).join('');
  const fault = isGood ? '' : `  expected ${expected} within ${MEGABYTES_MAX} MB`;
  process.stdout.write(`${name.padEnd(46)}${cells}  ${becomes}${fault}\n`);
  [count, most, longest] = [count + 1, Math.max(most, megabytes), Math.max(longest, cpu)];
  if (!isGood) bad += 1;
}
process.stdout.write(
  `${count} emails: at most ${most} MB and ${longest} ms of CPU; ${bad} not as expected.\n`,
);
if (bad > 0 || count === 0) process.exitCode = 1;
