/** The invented people and the words of their languages. */
import type { Cv, Job, Language, School, SpokenLanguage, YearMonth } from '../cv.ts';
import { Random } from '../random.ts';
import type { HeadingKind, LabelKind, Words } from '../words.ts';
import { addressOf, emailOf, nameOf, phoneOf } from './identity.ts';
import type { LanguageData, List, OccupationData } from './language-data.ts';
import { languageData } from './words/index.ts';

/** The languages of the corpus. */
export const languages: readonly Language[] = Object.keys(languageData);

const NOW = { year: 2026, month: 4 };
/** Skills with other usual names, each of which is as right as the one in the CV. */
const alsoNamed: Readonly<Record<string, List>> = {
  'MS Excel': 'Microsoft Excel|Excel',
  Excel: 'Microsoft Excel',
  'Microsoft Excel': 'Excel',
  'MS Office': 'Microsoft Office',
  Word: 'Microsoft Word',
  PowerPoint: 'Microsoft PowerPoint',
  Outlook: 'Microsoft Outlook',
  'MS Project': 'Microsoft Project',
  JavaScript: 'JS',
  Postgres: 'PostgreSQL',
  'Node.js': 'NodeJS',
  AWS: 'Amazon Web Services',
  Photoshop: 'Adobe Photoshop',
  Illustrator: 'Adobe Illustrator',
  InDesign: 'Adobe InDesign',
  Kubernetes: 'k8s',
};

function dataOf(language: Language): LanguageData {
  const data = languageData[language];
  if (!data) throw new RangeError(`No people of the language ${language}.`);
  return data;
}

export function listOf(list: List): string[] {
  return list.split('|').map((one) => one.trim());
}

/** The same `seed` and language always give the same person. */
export function inventCv(seed: string, language: Language): Cv {
  const data = dataOf(language);
  const random = new Random(`${seed} ${language}`);
  const country = random.pick(data.countries);
  const occupation = random.pick(data.occupations);
  const name = nameOf(data, random);
  const work = workOf(occupation, listOf(country.cities), random);
  const groups = Object.entries(occupation.skills).map(([label, names]) => ({
    label,
    names: random.some(listOf(names), random.integer(3, 6)),
  }));
  const all = Object.values(occupation.skills).flatMap(listOf);
  const address = addressOf(data, country, random);
  return {
    id: seed,
    language,
    countryIso2: country.iso2,
    name,
    label: work[0]?.title ?? random.pick(listOf(occupation.titles)),
    email: emailOf(name, country.iso2, random),
    phone: phoneOf(country.iso2, random, 'mobile'),
    otherPhone: random.chance(0.25) ? phoneOf(country.iso2, random, 'landline') : null,
    address,
    birth: {
      date: {
        year: random.integer(1968, 2001),
        month: random.integer(1, 12),
        day: random.integer(1, 28),
      },
      place: address.city,
    },
    nationality: data.nationality,
    links: [
      { network: 'LinkedIn', url: `linkedin.com/in/${emailOf(name, 'US', random).split('@')[0]}` },
    ],
    summary: occupation.profile,
    work,
    education: educationOf(occupation, work, random),
    skills: groups,
    languages: spokenOf(data, random),
    certificates: [],
    projects: [],
    interests: random.some(listOf(data.interests), 3),
    references: refereesOf(data, country.iso2, work, random),
    alsoFine: [
      ...all.filter((skill) => mentions(occupation.profile, skill)),
      ...all.flatMap((skill) => listOf(alsoNamed[skill] ?? skill)),
      ...listOf(data.spoken).map((one) => one.split(':')[1] ?? one),
    ],
  };
}

function mentions(text: string, skill: string): boolean {
  return text.toLowerCase().includes(skill.toLowerCase());
}

/** One to five jobs, newest first; one in five people was promoted at an employer. */
function workOf(occupation: OccupationData, cities: string[], random: Random): Job[] {
  const titles = listOf(occupation.titles);
  const employers = random.some(listOf(occupation.employers), 5).sort(() => random.next() - 0.5);
  const skills = Object.values(occupation.skills).flatMap(listOf);
  const isPromoted = random.chance(0.2);
  const jobs: Job[] = [];
  let end: YearMonth | null = random.chance(0.7)
    ? null
    : { year: 2025, month: random.integer(1, 12) };
  const count = random.integer(2, 4);
  for (let at = 0; at < count; at++) {
    const start = monthsBefore(end ?? NOW, random.integer(14, 48));
    const isSame = isPromoted && at === 1;
    const rank = Math.max(0, titles.length - 1 - at);
    const employer = isSame ? jobs[0]?.employer : employers[at % employers.length];
    const sentences = random
      .some(listOf(occupation.tasks), random.integer(2, 4))
      .map((task) => filled(task, skills, random));
    const [summary, ...highlights] = sentences.map(({ text }) => text);
    jobs.push({
      employer: employer ?? '',
      title: titles[rank] ?? '',
      city: (random.pick(cities).split(/ (?=\d)|,/u)[0] ?? '').trim(),
      start,
      end,
      summary: summary ?? '',
      highlights,
      mentions: [
        ...sentences.flatMap((one) => one.skills),
        ...skills.filter((skill) => sentences.some(({ text }) => mentions(text, skill))),
      ],
    });
    end = monthsBefore(start, random.chance(0.7) ? 1 : random.integer(2, 9));
  }
  return jobs;
}

function filled(task: string, skills: string[], random: Random) {
  const used: string[] = [];
  const text = task.replaceAll('{skill}', () => {
    const skill = random.pick(skills);
    used.push(skill);
    return skill;
  });
  return { text, skills: used };
}

function monthsBefore({ year, month }: YearMonth, count: number): YearMonth {
  const months = year * 12 + month - 1 - count;
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
}

function educationOf(occupation: OccupationData, work: readonly Job[], random: Random): School[] {
  let end = monthsBefore(work.at(-1)?.start ?? NOW, random.integer(1, 6));
  return random.some(listOf(occupation.schools), random.integer(1, 2)).map((school) => {
    const [degree = '', area = '', institution = ''] = school.split('/');
    const start = monthsBefore(end, random.integer(24, 48));
    const made = { institution, degree, area, city: '', start, end };
    end = monthsBefore(start, 2);
    return made;
  });
}

const cefr = ['A2', 'B1', 'B2', 'C1', 'C2'];

function spokenOf(data: LanguageData, random: Random): SpokenLanguage[] {
  const all = listOf(data.spoken).map((one) => {
    const [code = '', name = ''] = one.split(':');
    return { code, name };
  });
  const own = all.find(({ code }) => code === data.native);
  const others = random.some(
    all.filter(({ code }) => code !== data.native),
    random.integer(1, 3),
  );
  const levels = listOf(data.levels);
  return [
    ...(own ? [{ ...own, level: random.pick(listOf(data.nativeWord)), cefr: null }] : []),
    ...others.map((one) => {
      const at = random.integer(0, levels.length - 1);
      return { code: one.code, name: one.name, level: levels[at] ?? '', cefr: cefr[at] ?? 'B2' };
    }),
  ];
}

function refereesOf(data: LanguageData, iso2: string, work: readonly Job[], random: Random) {
  return random.some(listOf(data.referees), 1).map((name) => ({
    name,
    position: work.at(-1)?.employer ?? '',
    phone: phoneOf(iso2, random, 'landline'),
  }));
}

export function wordsOf(language: Language): Words {
  const { words } = dataOf(language);
  return {
    title: listOf(words.title),
    headings: listsOf<HeadingKind>(words.headings),
    labels: listsOf<LabelKind>(words.labels),
    present: listOf(words.present),
    months: listOf(words.months),
    shortMonths: listOf(words.shortMonths ?? words.months),
    seasons: listOf(words.seasons),
    dateStyles: words.dateStyles,
    between: [' – ', ' - ', '–'],
    isRightToLeft: words.isRightToLeft ?? false,
  };
}

function listsOf<Kind extends string>(
  lists: Readonly<Record<Kind, List>>,
): Record<Kind, readonly string[]> {
  const entries = Object.entries<List>(lists).map(([kind, list]) => [kind, listOf(list)]);
  return Object.fromEntries(entries) as Record<Kind, readonly string[]>;
}
