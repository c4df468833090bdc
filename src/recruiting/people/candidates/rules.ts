/** Rules for erasing candidates, and their events. */
import { DAY_MS } from '#lib/time.ts';
import type { DomainEvent } from '#events.ts';
import { assertNotErased, assertNotHeld } from '#recruiting/pipeline/applications/rules.ts';

/** How long before a candidate is erased the Admins are notified. */
export const NOTICE_MS = 14 * DAY_MS;

/** Each company has its hour of the day in which its Admins are notified, so that they get one notice a day and the work is spread. */
export const NOTICE_HOURS = 24;

type Erasable = { id: number; isHeld: boolean; erasedAt: Date | null };

export function assertErasable(candidate: Erasable): void {
  assertNotErased(candidate);
  assertNotHeld(candidate);
}

type CandidateEvent = Extract<DomainEvent, { name: `candidate.${string}` }>;

/** Events name candidates by id alone. */
export function ofCandidate<Event extends Pick<CandidateEvent, 'name' | 'data'>>(
  event: Event,
): Event & { subject: 'candidate'; subjectId: number } {
  return { ...event, subject: 'candidate', subjectId: event.data.candidate_id };
}

/**
 * A screen counts what matches no further: people narrow a longer list, and it is counted with every visit. The lists of the API count
 * to 10,000. Of persons who are found by their applications, each application that is counted costs several rows.
 */
export const SCREEN_COUNTED_MAX = 400;
export const SCREEN_PERSONS_COUNTED_MAX = 100;
