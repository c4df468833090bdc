/** When requests of candidates are due, and their events. */
import type { DomainEvent } from '#events.ts';
import { DAY_MS } from '#lib/time.ts';

/** A month to answer (GDPR, Art. 12(3)). */
export const ANSWER_MS = 30 * DAY_MS;

type Request = { id: number; candidateId: number; kind: 'erasure' };

export function requestEvent(
  name: 'data_request.created' | 'data_request.done',
  { id, candidateId, kind }: Request,
): DomainEvent {
  const data = { data_request_id: id, candidate_id: candidateId, kind };
  return { name, subject: 'candidate', subjectId: candidateId, data };
}
