/** Reads the details of a CV, as it is and with each of its true ones damaged. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Details } from '../../src/extract/basics.ts';
import { detailsIn } from '../../src/extract/extract.ts';
import { readDocument } from '../../src/read-document.ts';
import type { Segment } from '../../src/segment.ts';
import type { Sample } from './calibration.ts';
import { damagesOf } from './damage.ts';
import { isSamePerson, isSamePlace, isSameText } from './same.ts';
import type { Expected } from './score-card.ts';

/** A CV of the corpus. */
export type Case = { file: string; family: string; fold: number; expected: Expected };

/** How much a CV counts without its true value, as if one in ten did not have it, and with a damaged one. */
const OUT_COUNT = 0.1;
const DAMAGED_COUNT = 0.1;
/** Names are damaged in several ways, so that about as many are wrong as in folds that the reader had not seen: 1 to 7 of 100. */
const DAMAGED_NAME_COUNT = 0.03;
const NOW = new Date('2026-06-15T00:00:00Z');
const details = ['name', 'email', 'phone', 'location'] as const;

export async function samplesOf(folder: string, one: Case): Promise<Sample[]> {
  const { segments } = await readDocument(new Uint8Array(readFileSync(join(folder, one.file))));
  const found = detailsIn(segments, { now: NOW });
  return details.flatMap((detail) =>
    sampleOf(one, detail, found, 'whole').concat(damaged(one, detail, segments)),
  );
}

/** A value that is out of the CV and found all the same stood there in another way. */
function damaged(one: Case, detail: keyof Details, segments: readonly Segment[]): Sample[] {
  return damagesOf(segments, detail, one.expected).flatMap(({ segments: left, isOut }) => {
    const samples = sampleOf(one, detail, detailsIn(left, { now: NOW }), isOut ? 'out' : 'damaged');
    return isOut ? samples.filter(({ isRight }) => !isRight) : samples;
  });
}

const counts = { whole: 1, out: OUT_COUNT, damaged: DAMAGED_COUNT };

function sampleOf(
  one: Case,
  detail: keyof Details,
  found: Details,
  state: Sample['state'],
): Sample[] {
  const { family, fold, file, expected } = one;
  const isFound = found[detail] !== null;
  const isRight = isRightDetail(detail, expected, found);
  if (isRight === null) return [];
  const facts = found[detail]?.facts ?? {};
  const value = JSON.stringify(found[detail]?.value ?? null);
  const isDamagedName = detail === 'name' && state === 'damaged';
  const count = isDamagedName ? DAMAGED_NAME_COUNT : counts[state];
  return [{ detail, family, fold, file, state, count, isFound, isRight, facts, value }];
}

/** Null where it is not known what is right. */
function isRightDetail(detail: keyof Details, expected: Expected, found: Details): boolean | null {
  if (detail === 'location') {
    if (!expected.location) return null;
    return found.location !== null && isSamePlace(expected.location, found.location.value);
  }
  const wanted = expected[detail];
  const given = found[detail]?.value;
  if (wanted == null || given === undefined) return false;
  return detail === 'name' ? isSamePerson(wanted, given) : isSameText(wanted, given);
}
