/** When members are written to: not in the evening, at night, or at weekends. */
import { DAY_MS, HOUR_MS } from './time.ts';
import { clockOf, instantsOf } from './time-zone.ts';

const DAY_BEGINS = 7;
const DAY_ENDS = 20;
const DAILY_AT = 8;
const SATURDAY = 6;
const SUNDAY = 0;

/** The same time, or the first after it that is between 7 and 20 on a weekday where the member is. */
export function outsideQuietHours(at: Date, timezone: string): Date {
  const local = new Date(clockOf(timezone)(at.getTime()));
  const hour = local.getUTCHours();
  if (!isWeekend(local) && hour >= DAY_BEGINS && hour < DAY_ENDS) return at;
  const midnight = Math.floor(local.getTime() / DAY_MS) * DAY_MS;
  let morning = new Date(midnight + DAY_BEGINS * HOUR_MS);
  while (morning <= local || isWeekend(morning)) morning = new Date(morning.getTime() + DAY_MS);
  // No zone changes its clocks at seven in the morning; where one did, it is an hour later.
  const [begins = new Date(at.getTime() + HOUR_MS)] = instantsOf(morning, timezone);
  return begins;
}

/** The next time at which it is eight in the morning where the member is; not at weekends, unless those are wanted. */
export function nextDaily(
  after: Date,
  { timezone, isAnyTime }: { timezone: string; isAnyTime: boolean },
): Date {
  const local = clockOf(timezone)(after.getTime());
  const midnight = Math.floor(local / DAY_MS) * DAY_MS;
  for (let day = 0; ; day++) {
    const morning = new Date(midnight + day * DAY_MS + DAILY_AT * HOUR_MS);
    const [at] = isAnyTime || !isWeekend(morning) ? instantsOf(morning, timezone) : [];
    if (at && at > after) return at;
  }
}

function isWeekend(local: Date): boolean {
  return local.getUTCDay() === SATURDAY || local.getUTCDay() === SUNDAY;
}
