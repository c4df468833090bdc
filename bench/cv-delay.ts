/**
 * How long a good CV waits behind hostile ones that were sent together just before it, in the whole service with its queue. The
 * runtime of this machine has one thread for all; the platform reads two CVs at once, apart from the API.
 */
import { readFileSync } from 'node:fs';
import { hostile } from '../packages/cv-reader/test/support/hostile.ts';
import { bareContext } from '../test/support/bare-context.ts';
import { numbers } from './database.ts';
import { openCaller, pause } from './receivers.ts';
import { createBenchCompany, openService } from './service.ts';

const GOOD = 'packages/cv-reader/test/fixtures/d01-en-onecol.pdf';
const COUNTS = [1, 10, 24];
const ROUNDS = 3;
const POLL_MS = 20;
const BEYOND_MS_MAX = 2000;
/** Those that take longest to read, small enough to be sent together. */
const SLOWEST = [
  'six hundred fonts of 65,536 characters',
  'eleven thousand letters on each of fifteen pages',
  'one spoken text for a hundred thousand spans',
  'ten thousand spaces of codes',
];

let tokens: string[] = [];
const service = await openService(async (d1) => {
  tokens = await createBenchCompany(bareContext(d1, new Date()), 'acme', 20);
});
try {
  await run();
} finally {
  await service.drop();
}

async function run(): Promise<void> {
  const { call } = openCaller(service, tokens);
  const job = (await call('POST', '/api/jobs/store', { title: 'Baker', status: 'Live' })) as {
    hash_id: string;
  };
  const good = new Uint8Array(readFileSync(GOOD));
  const files = SLOWEST.map((name) => hostile['pdf']?.[name]?.[1]() ?? new Uint8Array());
  let turn = 0;

  async function apply(bytes: Uint8Array): Promise<number> {
    const form = new FormData();
    form.set('job_id', job.hash_id);
    form.set('first_name', 'Ada');
    form.set('last_name', 'Lovelace');
    form.set('email', `${crypto.randomUUID()}@people.example`);
    form.set('file_cv', new File([new Uint8Array(bytes)], 'cv.pdf'));
    const response = await fetch(`${service.addresses().api}/api/candidate-job/store`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens[turn++ % tokens.length]}` },
      body: form,
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`An application is answered ${response.status}: ${text}`);
    return (JSON.parse(text) as { data: { id: number } }).data.id;
  }

  async function statusOf(id: number): Promise<string> {
    const shown = (await call('GET', `/api/candidate-job/show/${id}`)) as {
      documents: { parse_status: string }[];
    };
    return shown.documents[0]?.parse_status ?? '';
  }

  async function settled(id: number): Promise<string> {
    for (;;) {
      const status = await statusOf(id);
      if (status !== 'pending') return status;
      await pause(POLL_MS);
    }
  }

  /** Milliseconds from the sending of the good CV until it is read, behind so many hostile ones. */
  async function measure(count: number): Promise<number> {
    const sent = await Promise.all(
      numbers(count).map((at) => apply(files[at % files.length] ?? good)),
    );
    const waiting = (await Promise.all(sent.map(statusOf))).filter((one) => one === 'pending');
    const begun = performance.now();
    const status = await settled(await apply(good));
    const took = performance.now() - begun;
    if (status !== 'parsed') throw new Error(`The good CV is ${status}.`);
    for (const id of sent) await settled(id);
    const cleared = performance.now() - begun;
    console.log(
      `behind ${count} (${waiting.length} of them not read yet): ${took.toFixed(0)} ms; all read after ${cleared.toFixed(0)} ms`,
    );
    return took;
  }

  await measure(0);
  const alone = Math.min(await measure(0), await measure(0), await measure(0));
  for (const count of COUNTS) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await measure(count));
    const beyond = Math.max(...times) - alone;
    console.log(`behind ${count}: at most ${beyond.toFixed(0)} ms more than alone`);
    if (beyond > BEYOND_MS_MAX) process.exitCode = 1;
  }
}
