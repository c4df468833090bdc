/**
 * What a bundle holds (`recruiting/1`). Export and import walk this list. docs/import-export.md says how to add to it; a test fails for
 * a table about persons that is neither here nor in `leftOut`.
 */
import { definitions } from './definitions.ts';
import type { Entity } from './entity.ts';
import { people } from './persons.ts';

/** In the order in which they are imported: what others refer to comes first. */
export const entities: readonly Entity[] = [...definitions, ...people];

/** Tables about persons that no bundle holds, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  candidate_aliases: 'ids of this service',
  duplicate_keys: 'hashes, which the other company makes again',
  duplicate_pairs: 'suggestions, which the other company finds again',
  portal_tokens: 'links that work in this service only',
  portal_codes: 'codes of some minutes',
  data_requests: 'what was asked of this service',
  mails: 'what was sent stays where it was sent from; the export of a person has it',
  meetings: 'invitations and conferences are of accounts at other services',
  idempotency_keys: 'copies of answers, kept for a day',
  application_search: 'an index',
  application_index: 'an index',
  candidate_index: 'an index',
  webhook_logs: 'answers of other services',
  events: 'copies of what applications say',
};
