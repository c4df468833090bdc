/** The addresses of Today, and the day it shows. */
import { DAY_MS } from '#lib/time.ts';
import { instantsOf } from '#lib/time-zone.ts';

/** The first screen of a company. */
export const TODAY = '';
/** All of the two lists that are longest. */
export const UNVIEWED = '/new-applications';
export const LATE = '/waiting';
/** A task is done there. */
/** Where an email that waits is stopped. */
export const STOP_EMAIL = '/today/stop-email';
export const DO_TODAY = '/today/do-task';
export const HIDE_STEPS = '/first-steps/hide';

/** From midnight to midnight in the time zone: of two midnights the first, and where clocks skip it, an hour later. */
export function dayOf(now: Date, timezone: string): { from: Date; to: Date } {
  const [year = '', month = '', day = ''] = new Intl.DateTimeFormat('en-CA', { timeZone: timezone })
    .format(now)
    .split('-');
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return { from: beginOf(midnight, timezone), to: beginOf(midnight + DAY_MS, timezone) };
}

function beginOf(midnight: number, timezone: string): Date {
  const hour = DAY_MS / 24;
  const [first = new Date(midnight)] = [midnight, midnight + hour].flatMap((local) =>
    instantsOf(new Date(local), timezone),
  );
  return first;
}
