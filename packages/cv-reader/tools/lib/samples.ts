/** Reads the details of a CV, as it is and without each of its true ones. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Details } from '../../src/extract/basics.ts';
import { detailsIn } from '../../src/extract/extract.ts';
import { readDocument } from '../../src/read-document.ts';
import type { Segment } from '../../src/segment.ts';
import type { Sample } from './calibration.ts';
import { isSamePlace, normal } from './same.ts';
import type { Expected } from './score-card.ts';
import { withoutDetail } from './taken-out.ts';

/** A CV of the corpus. */
export type Case = { file: string; family: string; fold: number; expected: Expected };

/** How much a CV counts whose true value was taken out: as if one CV in ten did not have it. */
const TAKEN_OUT_COUNT = 0.1;
const NOW = new Date('2026-06-15T00:00:00Z');
const details = ['name', 'email', 'phone', 'location'] as const;

export async function samplesOf(folder: string, one: Case): Promise<Sample[]> {
  const { segments } = await readDocument(new Uint8Array(readFileSync(join(folder, one.file))));
  const found = detailsIn(segments, { now: NOW });
  return details.flatMap((detail) =>
    sampleOf(one, detail, found, false).concat(takenOut(one, detail, segments)),
  );
}

/** What is found where the true value is taken out is wrong, unless it is still there, broken over lines. */
function takenOut(one: Case, detail: keyof Details, segments: readonly Segment[]): Sample[] {
  const left = withoutDetail(segments, detail, one.expected);
  if (!left) return [];
  const found = detailsIn(left, { now: NOW });
  return sampleOf(one, detail, found, true).filter(({ isRight }) => !isRight);
}

function sampleOf(one: Case, detail: keyof Details, found: Details, isTakenOut: boolean): Sample[] {
  const { family, fold, file, expected } = one;
  const isFound = found[detail] !== null;
  const isRight = isRightDetail(detail, expected, found);
  if (isRight === null) return [];
  const facts = found[detail]?.facts ?? {};
  const value = JSON.stringify(found[detail]?.value ?? null);
  const count = isTakenOut ? TAKEN_OUT_COUNT : 1;
  return [{ detail, family, fold, file, isTakenOut, count, isFound, isRight, facts, value }];
}

/** Null where it is not known what is right. */
function isRightDetail(detail: keyof Details, expected: Expected, found: Details): boolean | null {
  if (detail === 'location') {
    if (!expected.location) return null;
    return found.location !== null && isSamePlace(expected.location, found.location.value);
  }
  const wanted = expected[detail];
  const given = found[detail]?.value;
  return wanted !== undefined && given !== undefined && normal(wanted) === normal(given);
}
