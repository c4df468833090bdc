/** Watches what a Worker sees of the deployment, and mails the operator each change of state once. */
import type { BackgroundCtx, PublicCtx } from '#context.ts';
import { sendUnaudited } from '#data/commit.ts';
import { mostSegments } from '#data/full-text.ts';
import { runPlan } from '#data/query-plan.ts';
import { PARKED } from '#lib/parked-applications.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
import { folderOf, partKey } from '../backup/rules.ts';
import {
  addressOf,
  changesOf,
  dayOf,
  firstState,
  isLooking,
  noteKey,
  partOf,
  STATE_KEY,
  troublesOf,
  watchMail,
} from './rules.ts';
import type { Change, Noted, Seen, State, Watched } from './rules.ts';
import { timesOf } from './store.ts';

type Bucket = NonNullable<BackgroundCtx['backups']>;

/** Does nothing where no bucket is bound, or the operator begins backups by hand. */
export async function watch(ctx: PublicCtx & Pick<BackgroundCtx, 'backups'>): Promise<void> {
  const { backups } = ctx;
  if (!backups?.isNightly || !isLooking(ctx.now)) return;
  const before = (await readJson<State>(backups, STATE_KEY)) ?? firstState;
  const seen = await look(ctx, backups, before);
  if (!seen) return;
  const { changes, troubles } = changesOf(before, seen, ctx.now.getTime());
  await tell(ctx, changes);
  const state: State = {
    troubles,
    parked: seen.parked,
    compared: dayOf(ctx.now),
    damaged: seen.damaged,
  };
  if (JSON.stringify(state) !== JSON.stringify(before)) await writeJson(backups, STATE_KEY, state);
}

/** What is wrong now, for the command line. It compares the parts itself. */
export async function findTroubles(
  ctx: PublicCtx,
  backups: Bucket,
): Promise<Record<Watched, string[]>> {
  const known = (await readJson<State>(backups, STATE_KEY)) ?? firstState;
  const before = { ...known, compared: dayOf(ctx.now), damaged: null };
  const seen = await look(ctx, backups, before);
  const of = (one: Watched) => (seen ? troublesOf(one, seen, ctx.now.getTime(), before) : []);
  return { alerts: of('alerts'), backup: of('backup') };
}

/** Null: there is no company yet, so nothing is late. */
async function look(ctx: PublicCtx, backups: Bucket, before: State): Promise<Seen | null> {
  const { times, work } = await runPlan(ctx, timesOf(ctx));
  if (!times || times.beganAt === null) return null;
  const [copyAt, drillAt, parked, segments] = await Promise.all([
    notedAt(backups, 'copy'),
    notedAt(backups, 'drill'),
    ctx.files.list(PARKED, 1),
    mostSegments(ctx),
  ]);
  const isNewDay = before.compared !== dayOf(ctx.now);
  return {
    ...times,
    beganAt: times.beganAt,
    copyAt,
    drillAt,
    oldestDueAt: work.oldestDueAt,
    parked: parked[0] ?? null,
    segments,
    damaged:
      isNewDay && times.backupAt !== null
        ? await comparePart(backups, new Date(times.backupAt), ctx.now)
        : before.damaged,
  };
}

/** Compares one part of the newest backup with its manifest, by the hash that the bucket has. */
async function comparePart(backups: Bucket, startedAt: Date, now: Date): Promise<string | null> {
  const folder = folderOf(startedAt);
  const key = `${folder}/manifest.json`;
  const manifest = await readJson<{ parts: number; parts_md5?: string[] }>(backups, key).catch(
    () => null,
  );
  if (!manifest) return key;
  const part = partOf(now, manifest.parts);
  const name = partKey(folder, part);
  const { objects } = await backups.list(name);
  const hash = manifest.parts_md5?.[part];
  return objects[0] && (hash === undefined || objects[0].etag === hash) ? null : name;
}

/** In one email, which is not inserted twice. */
async function tell(ctx: PublicCtx, changes: readonly Change[]): Promise<void> {
  const to = addressOf(ctx.security.contact);
  if (changes.length === 0 || to === null) return;
  const { host } = new URL(ctx.apiOrigin);
  const dedupeKey = changes.map((one) => `${one.trouble} ${one.since} ${one.isOver}`).join(' ');
  const about = { kind: 'operator_watch', dedupeKey };
  await sendUnaudited(ctx, {
    writes: [],
    mails: [outgoingMail(ctx, { to, ...watchMail(host, changes) }, about)],
  });
}

/** For the command line, once it has done it. */
export function note(backups: Bucket, noted: Noted, at: Date): Promise<void> {
  return writeJson(backups, noteKey(noted), { at: at.getTime() });
}

export async function notedAt(backups: Bucket, noted: Noted): Promise<number | null> {
  return (await readJson<{ at: number }>(backups, noteKey(noted)))?.at ?? null;
}

async function readJson<Content>(backups: Bucket, key: string): Promise<Content | null> {
  const object = await backups.get(key);
  if (!object) return null;
  const content: Content = JSON.parse(new TextDecoder().decode(object.bytes));
  return content;
}

function writeJson(backups: Bucket, key: string, content: object): Promise<void> {
  return backups.put(key, new TextEncoder().encode(JSON.stringify(content)), 'application/json');
}
