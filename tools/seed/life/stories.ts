/** What happened to an application since it was sent: pure, from a random source and the time. */
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import type { Random } from '../random.ts';

export type Step =
  | { kind: 'moved'; at: number; to: number }
  | { kind: 'noted'; at: number }
  | { kind: 'emailed'; at: number; mail: 'invitation' | 'rejection' }
  | { kind: 'meeting_scheduled'; at: number; startsAt: number }
  | { kind: 'rejected'; at: number }
  | { kind: 'hired'; at: number };

export type Story = {
  createdAt: number;
  /** Null: nobody has looked at it. */
  viewedAt: number | null;
  /** The position of the stage, from 0. */
  stage: number;
  stageSince: number;
  status: 'active' | 'rejected' | 'hired';
  steps: Step[];
};

export type Setting = { now: number; publishedAt: number; isOpen: boolean; stages: number };

const HOUR_MS = 60 * MINUTE_MS;
/** After this long, most have been looked at. */
const FRESH_MS = 2 * DAY_MS;
/** Stages mark who is longer in them as late. */
const LIMIT_MS = 7 * DAY_MS;
/** Above 1, applications lean towards the recent. */
const BIAS = 1.5;
/** Some have been longer in their stage than its limit. */
const LATE = 0.22;

const INTERVIEW = 1;

export function inventStory(random: Random, setting: Setting): Story {
  const { now, publishedAt, isOpen } = setting;
  const span = now - publishedAt - HOUR_MS;
  const age = Math.max(10 * MINUTE_MS, span * random.next() ** BIAS);
  const createdAt = Math.round(now - age);
  if (isOpen && age < FRESH_MS) return freshStory(random, now, createdAt);
  const viewedAt = createdAt + Math.round(between(random, 0.02, 0.5) * Math.min(age, LIMIT_MS));
  const draw = random.next();
  const story = { createdAt, viewedAt };
  if (!isOpen || draw < 0.4)
    return draw < 0.08 ? hired(random, setting, story) : rejected(random, setting, story);
  if (draw < 0.44 && age > 2 * LIMIT_MS) return hired(random, setting, story);
  return active(random, setting, story);
}

type Viewed = { createdAt: number; viewedAt: number };

function freshStory(random: Random, now: number, createdAt: number): Story {
  const isViewed = random.chance(0.45);
  const viewedAt = isViewed ? createdAt + Math.round((now - createdAt) * 0.6) : null;
  const steps: Step[] =
    viewedAt !== null && random.chance(0.4) ? [{ kind: 'noted', at: viewedAt + MINUTE_MS }] : [];
  return { createdAt, viewedAt, stage: 0, stageSince: createdAt, status: 'active', steps };
}

function active(random: Random, { now, stages }: Setting, { createdAt, viewedAt }: Viewed): Story {
  const age = now - createdAt;
  const isLate = random.chance(LATE);
  const inStage = isLate
    ? between(random, 1.1, 2) * LIMIT_MS
    : between(random, 0.02, 0.95) * LIMIT_MS;
  const stays = age < LIMIT_MS && random.chance(0.4);
  if (stays || inStage > now - viewedAt) {
    const steps: Step[] = random.chance(0.4) ? [{ kind: 'noted', at: viewedAt + MINUTE_MS }] : [];
    return { createdAt, viewedAt, stage: 0, stageSince: createdAt, status: 'active', steps };
  }
  const stage = random.chance(0.72) ? INTERVIEW : Math.min(2, stages - 2);
  const stageSince = Math.round(now - inStage);
  const steps = pathTo(random, { viewedAt, stage, stageSince });
  if (stage === INTERVIEW && random.chance(0.75)) {
    const startsAt = meetingTime(random, now);
    const at = Math.min(now - HOUR_MS, stageSince + 3 * HOUR_MS);
    steps.push({ kind: 'meeting_scheduled', at, startsAt });
  }
  if (random.chance(0.5)) steps.push({ kind: 'noted', at: between(random, stageSince, now) });
  return { createdAt, viewedAt, stage, stageSince, status: 'active', steps };
}

/** Between eight in the morning and four, within a few days before or after. */
function meetingTime(random: Random, now: number): number {
  const day = Math.floor(now / DAY_MS) + random.pick([-4, -3, -2, -1, 1, 1, 2, 3, 6]);
  return day * DAY_MS + random.int(8, 15) * HOUR_MS + random.pick([0, 30]) * MINUTE_MS;
}

function pathTo(
  random: Random,
  { viewedAt, stage, stageSince }: { viewedAt: number; stage: number; stageSince: number },
): Step[] {
  const steps: Step[] = [];
  for (let to = 1; to <= stage; to++) {
    const at = Math.round(viewedAt + ((stageSince - viewedAt) * to) / stage);
    steps.push({ kind: 'moved', at, to });
    if (to === INTERVIEW && random.chance(0.7))
      steps.push({ kind: 'emailed', at: at + 1, mail: 'invitation' });
  }
  return steps;
}

function rejected(random: Random, { now }: Setting, { createdAt, viewedAt }: Viewed): Story {
  const at = Math.round(between(random, viewedAt, now));
  const stage = random.chance(0.25) ? INTERVIEW : 0;
  const stageSince = stage === 0 ? createdAt : Math.round((viewedAt + at) / 2);
  const steps = pathTo(random, { viewedAt, stage, stageSince });
  if (random.chance(0.5)) steps.push({ kind: 'noted', at: at - 1 });
  steps.push({ kind: 'rejected', at });
  if (random.chance(0.85)) steps.push({ kind: 'emailed', at: at + 1, mail: 'rejection' });
  return { createdAt, viewedAt, stage, stageSince, status: 'rejected', steps };
}

function hired(random: Random, { now, stages }: Setting, { createdAt, viewedAt }: Viewed): Story {
  const at = Math.round(between(random, (viewedAt + now) / 2, now));
  const stage = stages - 1;
  const steps = pathTo(random, { viewedAt, stage, stageSince: at });
  steps.push({ kind: 'noted', at: at - 1 }, { kind: 'hired', at: at + 1 });
  return { createdAt, viewedAt, stage, stageSince: at, status: 'hired', steps };
}

function between(random: Random, min: number, max: number): number {
  return min + (max - min) * random.next();
}
