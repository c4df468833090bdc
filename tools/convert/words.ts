/** What other services call what is a closed list here. */
import { maskOf } from '#recruiting/jobs/jobs/rules.ts';
import { employmentTypes } from '#vocabulary/lists.ts';
import type { rejectionReasons, Workplace } from '#vocabulary/lists.ts';

/** On-site where it is not said. */
export function workplaceOf(text: string): Workplace {
  if (/remote/iu.test(text)) return 'Remote';
  return /hybrid/iu.test(text) ? 'Hybrid' : 'On-site';
}

const employments: readonly [RegExp, (typeof employmentTypes)[keyof typeof employmentTypes]][] = [
  [/full/iu, 'Full-time'],
  [/part/iu, 'Part-time'],
  [/perman|regular/iu, 'Permanent'],
  [/\btemp|seasonal|fixed/iu, 'Temporary'],
  [/contract/iu, 'Contract'],
  [/intern|trainee/iu, 'Internship'],
  [/apprentic/iu, 'Apprenticeship'],
  [/freelanc/iu, 'Freelance'],
];

/** As `employment_type_mask` has them. */
export function employmentMaskOf(text: string): number {
  const names = new Set(
    employments.filter(([pattern]) => pattern.test(text)).map(([, name]) => name),
  );
  const ids = Object.entries(employmentTypes).filter(([, name]) => names.has(name));
  return maskOf(ids.map(([id]) => Number(id)));
}

/** The first that fits counts. */
const reasons: readonly [RegExp, keyof typeof rejectionReasons][] = [
  [/withdr|declin|not interested|no longer|accepted another|other offer/iu, 7],
  [
    /no.?show|ghost|unresponsive|did not (?:answer|respond|reply)|no (?:answer|response|reply)|not reachable/iu,
    8,
  ],
  [/salary|compensation|pay\b|expectation/iu, 3],
  [/visa|permit|permission|authori[sz]|sponsor|right to work/iu, 5],
  [/location|relocat|commut|distance/iu, 4],
  [/position (?:was )?(?:closed|filled)|job (?:was )?closed|on hold|requisition/iu, 9],
  [/another candidate|other candidate|stronger candidate|hired another/iu, 6],
  [/experience|junior|overqualif|underqualif|seniority/iu, 1],
  [/skill|qualification|requirement|technical/iu, 2],
];

const OTHER = 10;

/** The reason of the closed list; null where none was given. The words themselves are in a note. */
export function reasonOf(text: string): keyof typeof rejectionReasons | null {
  if (text === '') return null;
  return reasons.find(([pattern]) => pattern.test(text))?.[1] ?? OTHER;
}
