/** Jobs, schools and birth of invented people, from today backwards. */
import type { Job, School, YearMonth } from '../cv.ts';
import type { Random } from '../random.ts';
import { type List, listOf, type OccupationData } from './language-data.ts';
import { mentions } from './mentions.ts';
import { placeOf } from './place.ts';

export const NOW: YearMonth = { year: 2026, month: 4 };

const HAS_PRESENT_JOB = 0.7;
const WAS_PROMOTED = 0.2;
/** A second job beside the newest one, such as evening classes or an office of one's own. */
const HAS_OVERLAP = 0.12;
const STAYS_LONG = 0.12;

/** Years at the start of a school whose data names no age. */
const USUAL_AGE = 19;
/** Schools that begin at this age or before end when the person is old enough to work. */
const CHILD = 12;
const LEAVING_AGE = [16, 18] as const;
const LATER_MONTHS = [24, 48] as const;

export const ordinalOf = ({ year, month }: YearMonth): number => year * 12 + month - 1;

export function monthsBefore(date: YearMonth, count: number): YearMonth {
  const months = ordinalOf(date) - count;
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
}

/** Two to four jobs, newest first. `skills` are those that the tasks may name, `known` all that they may mention. */
export function workOf(
  occupation: OccupationData,
  cities: List,
  known: readonly string[],
  random: Random,
): Job[] {
  const titles = listOf(occupation.titles);
  const employers = random.some(listOf(occupation.employers), 5).sort(() => random.next() - 0.5);
  const isPromoted = random.chance(WAS_PROMOTED);
  const hasOverlap = !isPromoted && random.chance(HAS_OVERLAP);
  const jobs: Job[] = [];
  let end = random.chance(HAS_PRESENT_JOB) ? null : monthsBefore(NOW, random.integer(4, 15));
  const count = random.integer(2, 4);
  for (let at = 0; at < count; at++) {
    const isLong = random.chance(STAYS_LONG);
    const isBeside = hasOverlap && at === 1;
    const before = (isBeside ? jobs[0]?.start : end) ?? NOW;
    const start = monthsBefore(before, isLong ? random.integer(60, 132) : random.integer(14, 48));
    const isSame = isPromoted && at === 1;
    jobs.push({
      employer: (isSame ? jobs[0]?.employer : employers[at % employers.length]) ?? '',
      title: titles[Math.max(0, titles.length - 1 - at)] ?? '',
      city: placeOf(random.pick(listOf(cities))).city,
      start,
      end,
      ...duties(occupation, known, random),
    });
    end =
      hasOverlap && at === 0
        ? overlapping(start, end, random)
        : monthsBefore(start, random.chance(0.7) ? 1 : random.integer(2, 9));
  }
  return jobs;
}

/** The end of the job before, that goes on beside the newer one: to this day, or for some months. */
function overlapping(start: YearMonth, end: YearMonth | null, random: Random): YearMonth | null {
  if (end === null && random.chance(0.3)) return null;
  const months = ordinalOf(end ?? NOW) - ordinalOf(start);
  return monthsBefore(start, -random.integer(2, Math.max(2, Math.min(12, months - 1))));
}

function duties(occupation: OccupationData, known: readonly string[], random: Random) {
  const skills = Object.values(occupation.skills).flatMap(listOf);
  const sentences = random
    .some(listOf(occupation.tasks), random.integer(2, 4))
    .map((task) => filled(task, skills, random));
  const [summary = '', ...highlights] = sentences;
  return { summary, highlights, mentions: mentionedIn(sentences, known) };
}

export function mentionedIn(texts: readonly string[], skills: readonly string[]): string[] {
  return skills.filter((skill) => texts.some((text) => mentions(text, skill)));
}

/** `{skill}` names a skill, each time another one. */
export function filled(task: string, skills: readonly string[], random: Random): string {
  const left = [...skills];
  return task.replaceAll('{skill}', () => {
    const skill = random.pick(left);
    left.splice(left.indexOf(skill), 1);
    return skill;
  });
}

/** Newest first; the last one ends some months before the first job begins. */
export function educationOf(
  occupation: OccupationData,
  work: readonly Job[],
  random: Random,
): { schools: School[]; /** Years at the start of the first school. */ age: number } {
  const first = work.map(({ start }) => start).toSorted((a, b) => ordinalOf(a) - ordinalOf(b))[0];
  let end = monthsBefore(first ?? NOW, random.integer(1, 6));
  const chosen = random
    .some(listOf(occupation.schools), random.integer(1, 2))
    .map(schoolOf)
    .sort((a, b) => b.age - a.age);
  const schools = chosen.map(({ institution, degree, area, age }, at) => {
    const start = monthsBefore(end, random.integer(...monthsAt(age)));
    const made = { institution, degree, area, city: '', start, end };
    // What came before began at its own usual age, and is followed by some years of which the CV is silent.
    const before = chosen[at + 1]?.age ?? age;
    end = monthsBefore(start, Math.max(2, (age - before) * 12 - monthsAt(before)[1]));
    return made;
  });
  return { schools, age: chosen.at(-1)?.age ?? USUAL_AGE };
}

function monthsAt(age: number): readonly [number, number] {
  const [youngest, oldest] = LEAVING_AGE;
  return age <= CHILD ? [(youngest - age) * 12, (oldest - age) * 12] : LATER_MONTHS;
}

/** `degree/area/school`, with the age at which one usually starts there behind it. */
function schoolOf(text: string) {
  const [degree = '', area = '', institution = '', age] = text.split('/');
  return { degree, area, institution, age: age === undefined ? USUAL_AGE : Number(age) };
}

/** Of the usual age, or up to two years older, when the first school or job began. */
export function birthOf(earliest: YearMonth, age: number, random: Random) {
  const born = monthsBefore(earliest, age * 12 + random.integer(0, 30));
  return { ...born, day: random.integer(1, 28) };
}
