/** How fast the database grows, and when it is full. */
import { DAY_MS } from '#lib/time.ts';

/** The platform's limit for one database. */
export const DATABASE_BYTES_MAX = 10e9;

/** Growth is that of so many days: a week of imports is no trend, and a quiet year ago says nothing. */
export const TREND_DAYS = 30;

/** Two years, to compare with. */
export const KEPT_DAYS = 730;

export type SizeSample = { day: number; bytes: number };

export type Growth = {
  bytes: number;
  bytesPerDay: number;
  /** Until the limit; null where it does not grow. */
  daysLeft: number | null;
};

export function dayOf(time: Date): number {
  return Math.floor(time.getTime() / DAY_MS);
}

/** From samples in the order of their days. Null: there are not yet two. */
export function growthOf(samples: readonly SizeSample[]): Growth | null {
  const last = samples.at(-1);
  const first = samples.find(({ day }) => last && last.day - day <= TREND_DAYS);
  if (!last || !first || first.day === last.day) return null;
  const bytesPerDay = (last.bytes - first.bytes) / (last.day - first.day);
  const left = Math.max(0, DATABASE_BYTES_MAX - last.bytes);
  return { bytes: last.bytes, bytesPerDay, daysLeft: bytesPerDay > 0 ? left / bytesPerDay : null };
}
