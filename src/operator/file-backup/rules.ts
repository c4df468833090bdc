/** Decides which files are copied, which copies are deleted, and when the buckets are compared. */
import { DAY_MS } from '#lib/time.ts';
import { nameOf } from '#operator/backup/rules.ts';
import type { FileBackupProgress } from '#lib/backup-progress.ts';
import type { ListedObject, ObjectPage } from '#lib/listed-object.ts';

/** With the night in which it is noticed and the one that deletes it, a deleted file has no copy after 30 days. */
const GONE_KEPT_MS = 28 * DAY_MS;
/** Their copies are kept as long as the oldest manifest that names them, or shorter. */
export const MANIFESTS_KEPT = 35;

export const COPIES = 'files/';
export const MANIFESTS = 'file-manifests/';

/** Files that the service makes anew, or keeps for some days. A parked application that came back could be of somebody who was erased since. */
const notCopied = ['answers/', 'exports/', 'imports/', 'parked/'] as const;

export function isCopied(key: string): boolean {
  return !notCopied.some((prefix) => key.startsWith(prefix));
}

export function copyKey(key: string): string {
  return `${COPIES}${key}`;
}

export function firstFileProgress(): FileBackupProgress {
  return {
    after: '',
    parts: 0,
    digest: '',
    files: 0,
    bytes: 0,
    copied: 0,
    gone: 0,
    removed: 0,
  };
}

type Ended = { id: number; startedAt: Date; state: string };

/** The oldest whose manifest is not kept: it is past the newest ones, or was not finished. */
export function expiredManifest(newestFirst: readonly Ended[]): Ended | undefined {
  const finished = newestFirst.filter(({ state }) => state === 'finished');
  const kept = new Set(finished.slice(0, MANIFESTS_KEPT));
  return newestFirst.findLast((one) => !kept.has(one));
}

export type Listings = {
  originals: ObjectPage;
  /** Their keys begin with `COPIES`. */
  copies: ObjectPage;
};

/** The last key that both pages are known up to; null: they are known to the end. */
export function horizonOf({ originals, copies }: Listings): string | null {
  const ends = [
    originals.isLast ? null : (originals.objects.at(-1)?.key ?? null),
    copies.isLast ? null : (copies.objects.at(-1)?.key.slice(COPIES.length) ?? null),
  ].filter((key) => key !== null);
  return ends.toSorted()[0] ?? null;
}

export type Comparison = {
  /** Files that have a copy. */
  same: ListedObject[];
  toCopy: ListedObject[];
  /** Copies whose file is not there any more, as seen for the first time. */
  gone: string[];
  /** Files that are there again. */
  back: string[];
  /** Copies that have been without a file for long enough. */
  expired: string[];
  /** The last key that was compared; null: all were. */
  through: string | null;
};

/** Ends with the file after which no more may be copied. */
export function compare(
  listings: Listings,
  goneSince: ReadonlyMap<string, Date>,
  { now, copiesMax }: { now: Date; copiesMax: number },
): Comparison {
  const originals = new Map(
    listings.originals.objects.filter(({ key }) => isCopied(key)).map((one) => [one.key, one]),
  );
  const copies = new Map(listings.copies.objects.map((one) => [one.key.slice(COPIES.length), one]));
  const horizon = horizonOf(listings);
  const keys = [...new Set([...originals.keys(), ...copies.keys()])]
    .filter((key) => horizon === null || key <= horizon)
    .toSorted();
  const compared: Comparison = {
    same: [],
    toCopy: [],
    gone: [],
    back: [],
    expired: [],
    through: horizon,
  };
  for (const key of keys) {
    const [original, copy, since] = [originals.get(key), copies.get(key), goneSince.get(key)];
    if (!original) {
      if (!since) compared.gone.push(key);
      else if (now.getTime() - since.getTime() >= GONE_KEPT_MS) compared.expired.push(key);
      continue;
    }
    if (since) compared.back.push(key);
    if (isSame(original, copy)) compared.same.push(original);
    else compared.toCopy.push(original);
    if (compared.toCopy.length >= copiesMax) return { ...compared, through: key };
  }
  return compared;
}

/** An object that was written in parts has another etag than its copy. */
export function isSame(original: ListedObject, copy: ListedObject | undefined): boolean {
  const isWhole = !original.etag.includes('-');
  return copy?.size === original.size && (!isWhole || copy.etag === original.etag);
}

export function manifestFolderOf(startedAt: Date): string {
  return `${MANIFESTS}${nameOf(startedAt)}`;
}

/** The document of a candidate that a file belongs to; null: it belongs to a company. */
export function documentIdOf(key: string): number | null {
  const [, id] = /^(?:documents|parsed-cvs)\/\d+\/(\d+)[.-]/u.exec(key) ?? [];
  return id === undefined ? null : Number(id);
}
