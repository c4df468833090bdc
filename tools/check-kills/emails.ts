/**
 * Kills the service while candidates are moved with an email, and has what was sent compared with what it says: a move and its email are
 * done together or not at all, each email arrives, and none arrives twice.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/time.ts';
import { taken } from '../../test/support/smtp-server.ts';
import { openOutside } from '../check-start/outside.ts';
import { openService } from '../check-start/service.ts';
import type { Service } from '../check-start/service.ts';
import { originOf } from '../local/address.ts';
import { tokenOf } from '../seed/credentials.ts';

/** Beyond the start: a few emails are written by then, and some are on their way. */
const WORK_MS_MAX = 6000;
/** An email whose process ended is claimed again after its lease. */
const WAIT_MS = 6 * MINUTE_MS;

type Email = { kind: string; status: string; due_at: string | null };
type Application = { id: number; stage_id: number; emails: Email[] };
type Written = { id: number; address: string; from: number; isStopped: boolean };

type Place = { service: Service; authorization: string; jobId: string; stageId: number };

/** Answers how many emails were lost or came twice, and half moves. */
export async function killWithEmails(kills: number): Promise<number> {
  const outside = await openOutside();
  const service = await openService(outside.settings);
  const written: Written[] = [];
  try {
    const started = await service.start();
    const place = await placeOf(service);
    await service.stop();
    for (let at = 1; at <= kills; at++) {
      const alive = Math.round(started + Math.random() * WORK_MS_MAX);
      const life = { isOver: false };
      const killed = service.startAndKill(alive).finally(() => {
        life.isOver = true;
      });
      const before = written.length;
      while (!life.isOver) await writeOne(place, written).catch(() => pause(100));
      await killed;
      process.stdout.write(`killed after ${alive} ms: ${written.length - before} candidates\n`);
    }
    await service.start();
    return await compare(place, written);
  } finally {
    await service.close();
    outside.close();
  }
}

async function placeOf(service: Service): Promise<Place> {
  const authorization = `Bearer ${await tokenOf('acme', 'Admin')}`;
  const place = { service, authorization, jobId: '', stageId: 0 };
  const jobs = await call<{ data: { hash_id: string }[] }>(
    place,
    '/api/jobs/index?status=Live&max=1',
  );
  const job = jobs.data[0];
  const shown = await call<{ pipeline: { stages: { id: number }[] } }>(
    place,
    `/api/jobs/show/${job?.hash_id}`,
  );
  return { ...place, jobId: job?.hash_id ?? '', stageId: shown.pipeline.stages[1]?.id ?? 0 };
}

async function call<Data>(
  { service, authorization }: Pick<Place, 'service' | 'authorization'>,
  path: string,
  body?: object | FormData,
): Promise<Data> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${originOf(service.port)}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: authorization,
      ...(!isForm && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(MINUTE_MS),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const { data }: { data: Data } = await response.json();
  return data;
}

/** Every third email waits, and is stopped by moving back. */
async function writeOne(place: Place, written: Written[]): Promise<void> {
  const address = `killed-${crypto.randomUUID()}@people.example`;
  const form = new FormData();
  const fields = { email: address, first_name: 'Ada', last_name: 'L', job_id: place.jobId };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { id, stage_id: from } = await call<Application>(place, '/api/candidate-job/store', form);
  const isStopped = written.length % 3 === 0;
  written.push({ id, address, from, isStopped });
  const path = `/api/candidate-job/update-stage/${id}`;
  const minutes = isStopped ? DAY_MS / MINUTE_MS : 0;
  const email = { subject: 'When?', body: '<p>When can you come?</p>', delay_minutes: minutes };
  await call(place, path, { stage_id: place.stageId, email });
  if (isStopped) await call(place, path, { stage_id: from });
}

/** Waits until nothing waits, and counts what is wrong. */
async function compare(place: Place, written: readonly Written[]): Promise<number> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const faults = (await Promise.all(written.map((one) => faultOf(place, one)))).filter(
      (fault) => fault !== null,
    );
    const isWaiting = faults.some((fault) => fault.includes('waits'));
    if (isWaiting && Date.now() < until) {
      await pause(5000);
      continue;
    }
    for (const fault of faults) process.stdout.write(`FAIL  ${fault}\n`);
    const arrived = taken.filter(({ to }) => written.some(({ address }) => to.includes(address)));
    process.stdout.write(
      `${written.length} candidates, ${arrived.length} emails taken: ${faults.length} half, lost or twice\n`,
    );
    return written.length === 0 ? 1 : faults.length;
  }
}

async function faultOf(place: Place, { id, address, from }: Written): Promise<string | null> {
  const path = `/api/candidate-job/show/${id}`;
  const { stage_id: stageId, emails } = await call<Application>(place, path);
  const sent = emails.filter(({ kind }) => kind === 'stage');
  // Where the process ended between a move and the way back, the email waits for its day.
  const waits = sent.some(
    ({ status, due_at: at }) =>
      status === 'sending' || (status === 'queued' && Date.parse(at ?? '') < Date.now() + HOUR_MS),
  );
  const arrived = taken.filter(({ to }) => to.includes(address));
  const asked = arrived.filter(({ raw }) => /^Subject: When\?/mu.test(raw));
  // A receiver shows an email that comes again with the same Message-ID once.
  const messages = new Set(asked.map(({ raw }) => /^Message-ID:\s*(\S+)/imu.exec(raw)?.[1]));
  const isMoved = stageId !== from;
  if (isMoved && sent.length !== 1) return `${id}: moved, with ${sent.length} emails`;
  if (waits) return `${id}: an email waits`;
  const due = sent.filter(({ status }) => status === 'sent').length;
  return messages.size === due ? null : `${id}: ${due} emails, and ${messages.size} came`;
}
