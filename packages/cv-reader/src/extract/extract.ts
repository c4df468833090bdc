/** Extracts JSON Resume from the segments of a document. */
import { withBareYears } from './dates/bare-years.ts';
import type { Segment } from '../segment.ts';
import type { Resume } from '../resume.ts';
import { findBasics, type FoundBasics, sureBasics } from './basics.ts';
import { type Stream, streamsOf } from './columns/columns.ts';
import { confidenceOf } from './confidence.ts';
import type { Period } from './dates/dates.ts';
import { type DateHabit, pairsYears, writesMonthFirst } from './dates/date-points.ts';
import { schoolsOf } from './education/education.ts';
import type { Job, School } from './work/entry.ts';
import { monthsOfExperience } from './work/experience.ts';
import { languageOf } from './language.ts';
import { fromLeft, type Line, lineOf, tidySegments } from './lines.ts';
import { withoutHeadingSigns } from './sections/heading-signs.ts';
import { headingsIn, sectionsOf } from './sections/sections.ts';
import type { Section } from './sections/section.ts';
import { withoutPageEdges } from './sections/page-edges.ts';
import { withoutRequiredMarks } from './sections/required-marks.ts';
import { withSideHeadings } from './sections/side-headings.ts';
import { withStackedLabels } from './columns/stacked-labels.ts';
import { isKnownSkill } from './skills/skill-dictionary.ts';
import { isGroupTitle } from './skills/skill-tables.ts';
import { listedIn, mentionedIn, type Skill, uniqueSkills } from './skills/skills.ts';
import {
  isSpokenRow,
  listsLanguages,
  namesLanguage,
  type Spoken,
  spokenIn,
} from './skills/spoken-languages.ts';
import { classifyUnknownSections } from './sections/unknown-sections.ts';
import { plain } from './text-folding.ts';
import type { SectionKind } from './words/headings.ts';
import { jobsOf } from './work/work.ts';

/** To be raised when a change makes the same CV read differently. */
export const PARSER_VERSION = 17;

/** Skills mentioned in running text are added up to this many. */
const MENTIONED_MAX = 25;

export type ParseOptions = {
  now: Date;
  countryIso2?: string;
};
type Options = ParseOptions & {
  /** Whether the text was recognized in pictures, and may have wrong characters. */
  isRecognized?: boolean;
};

/** Lines outside the section of languages that may name one. */
const ROWS_MAX = 150;

type CvContext = { language: string; habit: DateHabit; options: Options };

/** Returns the resume and the text in reading order. `pages` is copied to the result. */
export function extractResume(
  segments: readonly Segment[],
  pages: number,
  options: Options,
): { resume: Resume; text: string } {
  const { sections, streams, text, known } = layOut(segments, options);
  return { resume: resumeOf(sections, streams, pages, known), text };
}

/** Returns the person's details with what speaks for each, for the calibration of the confidence. */
export function detailsIn(
  segments: readonly Segment[],
  options: ParseOptions,
): FoundBasics['details'] {
  const { sections, streams, known } = layOut(segments, options);
  return basicsIn(sections, streams, known).details;
}

function layOut(segments: readonly Segment[], options: Options) {
  const read = withoutPageEdges(withoutRequiredMarks(tidySegments(segments)));
  const columns = withoutHeadingSigns(streamsOf(fromLeft(read)));
  const streams = columns.map((one) => withBareYears(withStackedLabels(withSideHeadings(one))));
  const text = streams
    .flat()
    .map((line) => line.text.replaceAll('\t', '  '))
    .join('\n');
  const language = languageOf(text, headingsIn(streams));
  const isLanguage = (one: string) => namesLanguage(one, language);
  const sections = classifyUnknownSections(sectionsOf(streams, isLanguage), isLanguage);
  const known: CvContext = { language, habit: habitOf(language, text, options), options };
  return { sections, streams, text, known };
}

function basicsIn(
  sections: readonly Section[],
  streams: readonly Stream[],
  { language, options: { countryIso2 } }: CvContext,
): FoundBasics {
  return findBasics(sections, streams, { language, countryIso2 });
}

function habitOf(language: string, text: string, { countryIso2 }: ParseOptions): DateHabit {
  const isMonthFirst = language === 'en' && (writesMonthFirst(text) ?? countryIso2 === 'US');
  return { isMonthFirst, isJapanese: language === 'ja', pairsYears: pairsYears(text) };
}

function resumeOf(
  sections: readonly Section[],
  streams: readonly Stream[],
  pages: number,
  known: CvContext,
): Resume {
  const { language, habit, options } = known;
  const jobs = jobsOf(linesIn(sections, 'work', 'education'), habit, language);
  const schools = schoolsOf(linesIn(sections, 'education', 'work'), habit, language);
  const spoken = spokenOf(sections, language);
  const found = basicsIn(sections, streams, known);
  const { basics, fields, uncertain } = sureBasics(found, options.isRecognized);
  const person = [basics.name, basics.label].flatMap((one) => one ?? []);
  const skills = skillsOf(sections, { spoken, jobs, person }, language);
  const dated = jobs.flatMap(({ period }) => (period ? [period] : []));
  const whole = jobs.filter(({ name, position, period }) => name && position && period).length;
  return {
    basics,
    work: jobs.map((job) => toWorkEntry(job)),
    education: schools.map((school) => toEducationEntry(school)),
    skills: skills.map((skill) => toSkillEntry(skill)),
    languages: spoken.map((one) => toLanguageEntry(one)),
    meta: {
      parser: {
        version: PARSER_VERSION,
        ...(options.isRecognized && { recognized: true as const }),
        source: 'document',
        pages,
        language,
        confidence: confidenceOf({
          hasName: basics.name !== undefined,
          hasEmail: basics.email !== undefined,
          hasPhone: basics.phone !== undefined,
          jobs: jobs.length === 0 ? 0 : whole / jobs.length,
          hasEducation: schools.length > 0,
          hasSkills: skills.length > 0,
        }),
        fields,
        uncertain,
        total_months_experience: monthsOfExperience(dated, options.now),
      },
    },
  };
}

/** The lines of all sections of a kind. One shared with `other` does not count if another section has the kind for itself. */
function linesIn(
  sections: readonly Section[],
  kind: SectionKind,
  other: SectionKind,
): readonly Line[] {
  const its = sections.filter((section) => isOf(section, kind));
  const own = its.filter((section) => !isOf(section, other) && section.lines.length > 0);
  return (own.length > 0 ? own : its).flatMap(({ lines }) => lines);
}

function isOf({ kind, alsoKinds }: Section, wanted: SectionKind): boolean {
  return kind === wanted || alsoKinds.includes(wanted);
}

function spokenOf(sections: readonly Section[], language: string): Spoken[] {
  const own = sections.filter(({ kind }) => kind === 'languages').flatMap(({ lines }) => lines);
  const shared = sections
    .filter(({ kind, alsoKinds }) => kind !== 'languages' && alsoKinds.includes('languages'))
    .flatMap(({ lines }) => lines);
  const spoken = spokenIn(own, language);
  const beside = spokenIn(shared, language).filter(({ code }) =>
    spoken.every((one) => one.code !== code),
  );
  const found = [...spoken, ...beside];
  const rows = spokenInRows(sections, language).filter(({ code }) =>
    found.every((one) => one.code !== code),
  );
  const all = [...found, ...rows];
  return all.length > 0 ? all : spokenAboutPerson(sections, language);
}

/** Languages with their levels may stand among the skills, under a heading that is not known. */
function spokenInRows(sections: readonly Section[], language: string): Spoken[] {
  const others = sections.filter(({ kind }) => kind !== 'work' && kind !== 'education');
  const lines = others.flatMap((section) => section.lines).slice(0, ROWS_MAX);
  const rows = lines.filter((line) => isSpokenRow(line, language));
  return spokenIn(rows, language);
}

/** Without a section of their own, languages may be a line of the details: `English, French, Spanish`. */
function spokenAboutPerson(sections: readonly Section[], language: string): Spoken[] {
  const about = sections.filter(
    ({ kind }) => kind === 'header' || kind === 'personal' || kind === 'contact',
  );
  const cells = about.flatMap(({ lines }) => lines.flatMap((line) => line.cells));
  const list = cells.find(({ text }) => listsLanguages(text, language));
  return list ? spokenIn([lineOf([list], true)], language) : [];
}

function skillsOf(
  sections: readonly Section[],
  {
    spoken,
    jobs,
    person,
  }: { spoken: readonly Spoken[]; jobs: readonly Job[]; person: readonly string[] },
  language: string,
): Skill[] {
  const own = sections
    .filter(({ kind, alsoKinds }) => kind === 'skills' || alsoKinds.includes('skills'))
    .flatMap(({ lines }) => lines);
  const listed = listedIn(
    spoken.length === 0
      ? own
      : own.filter((line, at) => at >= ROWS_MAX || !isSpokenRow(line, language)),
    sections.flatMap(({ lines }) => lines),
  );
  const told = sections
    .filter(
      ({ kind }) =>
        kind === 'work' || kind === 'profile' || kind === 'projects' || kind === 'certificates',
    )
    .flatMap(({ lines }) => lines.map(({ text }) => withoutEmployers(text, jobs)));
  const mentioned = mentionedIn(told).slice(0, MENTIONED_MAX);
  const names = new Set([
    ...jobs.flatMap(({ name, position }) => [name, position]),
    ...spoken.map(({ name }) => name),
  ]);
  // The foot of a page may repeat who the CV is about.
  const repeated = new Set(person.map((one) => plain(one)));
  const all = uniqueSkills([...listed, ...mentioned]).filter(
    ({ name }) => !names.has(name) && !repeated.has(plain(name)),
  );
  const printed = listed.map((one) => ` ${plain(one.printed ?? one.name)} `);
  // `WMS` in `Locus WMS` is no skill of its own.
  return all.filter(
    (one) => listed.includes(one) || !printed.some((other) => isPartOf(plain(one.name), other)),
  );
}

/** Whether a name is a word of another one, whose other words are no skill or label of their own. */
function isPartOf(name: string, other: string): boolean {
  if (other.trim() === name || !other.includes(` ${name} `)) return false;
  const rest = other.replace(` ${name} `, ' ').trim();
  return !isKnownSkill(rest) && !isGroupTitle(rest);
}

/** A product in the name of an employer is no skill: `Juniper Health`. */
function withoutEmployers(text: string, jobs: readonly Job[]): string {
  return jobs.reduce(
    (rest, { name }) => (name === null ? rest : rest.replaceAll(name, '\t')),
    text,
  );
}

function toWorkEntry({ name, position, period, summary, highlights }: Job): Resume['work'][number] {
  return {
    ...(name !== null && { name }),
    ...(position !== null && { position }),
    ...datesOf(period),
    ...(summary !== null && { summary }),
    highlights,
  };
}

function toEducationEntry({
  institution,
  studyType,
  area,
  period,
}: School): Resume['education'][number] {
  const { startDate, endDate } = datesOf(period);
  return {
    ...(institution !== null && { institution }),
    ...(area !== null && { area }),
    ...(studyType !== null && { studyType }),
    ...(startDate !== undefined && !period?.isSingle && { startDate }),
    ...(endDate !== undefined && { endDate }),
  };
}

function toSkillEntry({ name, printed }: Skill): Resume['skills'][number] {
  return { name, ...(printed !== null && { keywords: [printed] }) };
}

function toLanguageEntry({ code, name, fluency }: Spoken): Resume['languages'][number] {
  return { language: name, languageCode: code, ...(fluency !== null && { fluency }) };
}

function datesOf(period: Period | null): { startDate?: string; endDate?: string } {
  return {
    ...(period?.start != null && { startDate: period.start }),
    ...(period?.end != null && { endDate: period.end }),
  };
}
