/** The filters of lists of applications and candidates, as query parameters. */
import * as z from 'zod';
import { findChoice, choiceFault } from '#lib/choices.ts';
import { withoutProto } from '#lib/keyed-schemas.ts';
import { applicationStatuses, stageTypes } from '#vocabulary/lists.ts';
import { screeningOutcomes } from '#vocabulary/questions.ts';
import type { GivenFilters } from './rules.ts';

/** More values than these are no choice any more, and every one costs. */
const VALUES_MAX = 50;
/** As many ids with their commas, and room for blanks. */
const VALUES_LENGTH_MAX = 1_000;

/** Values separated by commas, each once. `parse` returns null for a text that is none. */
function list<Value>(
  fault: string,
  parse: (text: string) => Value | null,
  { most, length } = { most: VALUES_MAX, length: VALUES_LENGTH_MAX },
) {
  return z
    .string()
    .max(length)
    .transform((text, issues): Value[] => {
      const parts = [...new Set(text.split(',').map((part) => part.trim()))];
      if (parts.length > most) issues.addIssue(`Takes at most ${most} values.`);
      const values = parts.map(parse);
      if (values.includes(null)) issues.addIssue(fault);
      return values.flatMap((value) => value ?? []);
    });
}

function several<Value>(about: string, fault: string, parse: (text: string) => Value | null) {
  return list(fault, parse)
    .optional()
    .describe(`${about} Separate several values by commas: one of them must match.`);
}

function severalChoices<const Choice extends string>(about: string, choices: readonly Choice[]) {
  const parse = (text: string) => findChoice(choices, text) ?? null;
  return several(`${about} ${choices.join(', ')}.`, choiceFault(choices), parse);
}

const NO_IDS = 'Must be ids, separated by commas.';

function toId(text: string): number | null {
  const id = /^[1-9]\d{0,15}$/u.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}

function severalIds(about: string) {
  return several(about, NO_IDS, toId);
}

/** The records of a list by their ids: as many as a page holds. */
export const idsParam = list(NO_IDS, toId, { most: 100, length: 2_000 })
  .optional()
  .describe(
    'Only the records with these ids, at most 100, separated by commas. Other filters apply too. The answer has `missing`.',
  );

export const missing = z
  .array(z.int())
  .optional()
  .describe('Of `ids`, those that the list does not show, on any page. Absent without `ids`.');

/** The answer with what is missing of the ids that were asked for; `found` are those that match. */
export function withMissing<Answer>(
  answer: Answer,
  { ids }: GivenFilters,
  found: readonly number[],
): Answer & { missing?: number[] } {
  const shown = new Set(found);
  return { ...answer, ...(ids && { missing: ids.filter((id) => !shown.has(id)) }) };
}

const FieldValues = list('Must be values of the field, separated by commas.', (text) =>
  /^[a-z\d_]{1,40}$/u.test(text) ? text : null,
);

const day = (about: string) =>
  z.iso
    .date()
    .transform((text) => new Date(text))
    .optional()
    .describe(about);

export const sorts = ['newest', 'oldest'] as const;

/** For `extend` of the query of a list. */
export const filterParams = {
  status: severalChoices('Applications with this status:', applicationStatuses),
  stage_id: severalIds('Applications in these stages.'),
  stage_type: severalChoices('Applications in stages of this type:', stageTypes),
  job_id: several(
    'Applications for these jobs, by id or hash_id.',
    'Must be ids or hash_ids, separated by commas.',
    (text) => toId(text) ?? (/^[a-z][a-z\d]{9}$/u.test(text) ? text : null),
  ),
  source_id: severalIds('Applications from these sources.'),
  tag_id: severalIds('Candidates with these tags, and their applications.'),
  screening: severalChoices('Applications of which the rules of the form said:', screeningOutcomes),
  field: withoutProto(z.record(z.string(), FieldValues))
    .optional()
    .describe(
      'Candidates and applications by custom fields that are filterable, as `field.<key>` or `field[<key>]`: keys of options or bands, `yes` or `no`, or ids of members. Separate several values by commas: one of them must match.',
    ),
  'created-from': day('Only what was created on or after this UTC day.'),
  'created-to': day('Only what was created on or before this UTC day.'),
  sort: z
    .string()
    .transform((text, issues): (typeof sorts)[number] => {
      const found = findChoice(sorts, text);
      if (!found) issues.addIssue(choiceFault(sorts));
      return found ?? 'newest';
    })
    .optional()
    .meta({ enum: [...sorts] })
    .describe('`newest` first, which is the default, or `oldest` first.'),
};

/** The filters of a query, apart from what else it has. */
export function filtersOf(query: GivenFilters): GivenFilters {
  const { ids, status, stage_id, stage_type, job_id, source_id, tag_id, screening } = query;
  const { field, sort } = query;
  return {
    ids,
    status,
    stage_id,
    stage_type,
    job_id,
    source_id,
    tag_id,
    screening,
    field,
    'created-from': query['created-from'],
    'created-to': query['created-to'],
    sort,
  };
}
