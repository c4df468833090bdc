/** What the service watches of itself, and when the operator is told: once when a trouble begins, and once when it is over. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/time.ts';
import type { WrittenMail } from '#mail/schemas.ts';

export const WATCH = 'watch/';
export const STATE_KEY = `${WATCH}state.json`;

/** What the command line does, and the service only sees the date of. */
export type Noted = 'drill' | 'copy';
export const noteKey = (noted: Noted): string => `${WATCH}${noted}.json`;

/** The times of the last ones, in milliseconds since the Unix epoch; null: none yet. */
export type Seen = {
  /** When the first company was created: what has never happened is late from then on. */
  beganAt: number;
  backupAt: number | null;
  filesAt: number | null;
  copyAt: number | null;
  drillAt: number | null;
  oldestDueAt: number | null;
  /** The first application that waits as a file. */
  parked: string | null;
  failedMails: number;
  /** Of the full-text index with the most. */
  segments: number;
  /** What differs between a part of the newest backup and its manifest; null: nothing, or not looked at now. */
  damaged: string | null;
};

export type State = {
  /** By trouble: since when. */
  troubles: Readonly<Record<string, number>>;
  parked: string | null;
  /** The day of the last comparison of a part, and what it found. */
  compared: string;
  damaged: string | null;
};

export const firstState: State = { troubles: {}, parked: null, compared: '', damaged: null };

/** A backup of every night may take an hour; copies and drills are of a schedule. */
const MOST = {
  backup: 26 * HOUR_MS,
  copy: 8 * DAY_MS,
  drill: 35 * DAY_MS,
  work: 30 * MINUTE_MS,
};
const FAILED_MAILS = 5;
/** The cron leaves one; without it, SQLite merges those of a size when they are 16. */
const SEGMENTS_MAX = 30;

/** The part of the operator's command `watch` that says it, too; null: that one compares and runs it itself. */
export type Watched = 'alerts' | 'backup';

type Trouble = {
  what: string;
  of: Watched | null;
  isOn: (seen: Seen, now: number, before: State) => boolean;
};

const isOld = (at: number | null, { beganAt }: Seen, now: number, most: number) =>
  now - (at ?? beganAt) > most;

export const troubles: Readonly<Record<string, Trouble>> = {
  backup: {
    what: 'the newest backup of the database is older than 26 hours',
    of: 'backup',
    isOn: (seen, now) => isOld(seen.backupAt, seen, now, MOST.backup),
  },
  files: {
    what: 'the newest backup of the files is older than 26 hours',
    of: 'backup',
    isOn: (seen, now) => isOld(seen.filesAt, seen, now, MOST.backup),
  },
  damage: {
    what: 'a part of the newest backup is not as its manifest says',
    of: null,
    isOn: ({ damaged }) => damaged !== null,
  },
  copy: {
    what: 'the backups were last copied elsewhere more than 8 days ago (backup copy)',
    of: 'backup',
    isOn: (seen, now) => isOld(seen.copyAt, seen, now, MOST.copy),
  },
  drill: {
    what: 'the last drill that succeeded is more than 35 days ago (watch)',
    of: null,
    isOn: (seen, now) => isOld(seen.drillAt, seen, now, MOST.drill),
  },
  work: {
    what: 'work is more than 30 minutes late',
    of: 'alerts',
    isOn: ({ oldestDueAt }, now) => oldestDueAt !== null && now - oldestDueAt > MOST.work,
  },
  parked: {
    what: 'an application waits as a file that the database does not take',
    of: 'alerts',
    isOn: ({ parked }, _, before) => parked !== null && parked === before.parked,
  },
  mail: {
    what: `${FAILED_MAILS} emails or more failed within a day`,
    of: 'alerts',
    isOn: ({ failedMails }) => failedMails >= FAILED_MAILS,
  },
  full_text: {
    what: `a full-text index has more than ${SEGMENTS_MAX} segments, so searches are slow`,
    of: 'alerts',
    isOn: ({ segments }) => segments > SEGMENTS_MAX,
  },
};

/** Sentences about what is wrong now. */
export function troublesOf(of: Watched, seen: Seen, now: number, before: State): string[] {
  const all = Object.values(troubles).filter((one) => one.of === of);
  return all.filter(({ isOn }) => isOn(seen, now, before)).map(({ what }) => what);
}

export type Change = { trouble: string; what: string; isOver: boolean; since: number };

export function changesOf(
  before: State,
  seen: Seen,
  now: number,
): { changes: Change[]; troubles: State['troubles'] } {
  const changes: Change[] = [];
  const on: Record<string, number> = {};
  for (const [trouble, { what, isOn }] of Object.entries(troubles)) {
    const since = before.troubles[trouble];
    const is = isOn(seen, now, before);
    if (is) on[trouble] = since ?? now;
    if (is !== (since !== undefined))
      changes.push({ trouble, what, isOver: !is, since: since ?? now });
  }
  return { changes, troubles: on };
}

/** The service looks every ten minutes: nothing that is watched is a matter of less. */
const EVERY = 10;

export function isLooking(now: Date): boolean {
  return now.getUTCMinutes() % EVERY === 0;
}

export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** One part a night, another one each. */
export function partOf(now: Date, parts: number): number {
  return parts === 0 ? 0 : Math.floor(now.getTime() / DAY_MS) % parts;
}

/** `mailto:you@your.org` of SECURITY_CONTACT; null: it is no address. */
export function addressOf(contact: string): string | null {
  return /^mailto:([^?]+@[^?]+)/u.exec(contact)?.[1] ?? null;
}

/** What the operator reads. */
export function watchMail(
  host: string,
  changes: readonly Change[],
): Pick<WrittenMail, 'subject' | 'text' | 'frame'> {
  const lines = changes.map(({ what, isOver }) => `${isOver ? 'Over' : 'Trouble'}: ${what}.`);
  const isOver = changes.every((one) => one.isOver);
  const named = changes.map(({ trouble }) => trouble).join(', ');
  return {
    subject: `${host}: ${isOver ? 'over' : 'trouble'}: ${named}`,
    text: `${lines.join('\n')}\n\nSee docs/incidents.md, and run: npm run operator -- doctor\n`,
    frame: { language: 'en', from: 'service' },
  };
}
