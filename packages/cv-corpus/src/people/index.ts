/** The invented people and the words of their languages. */
import type { Cv, Job, Language, Name, SpokenLanguage } from '../cv.ts';
import { Random } from '../random.ts';
import type { HeadingKind, LabelKind, Words } from '../words.ts';
import {
  birthOf,
  educationOf,
  filled,
  mentionedIn,
  monthsBefore,
  NOW,
  ordinalOf,
  workOf,
} from './career.ts';
import { addressOf, emailOf, nameOf, phoneOf } from './identity.ts';
import { type LanguageData, type List, listOf, type OccupationData } from './language-data.ts';
import { languageData } from './words/index.ts';

/** The languages of the corpus. */
export const languages: readonly Language[] = Object.keys(languageData);

const NAMES_NO_LANGUAGES = 0.07;
const HAS_CERTIFICATES = 0.4;
const HAS_PROJECTS = 0.3;

/** Skills with other usual names, each of which is as right as the one in the CV. */
const alsoNamed: Readonly<Record<string, List>> = {
  'MS Excel': 'Microsoft Excel|Excel',
  Excel: 'Microsoft Excel',
  'Microsoft Excel': 'Excel',
  'MS Office': 'Microsoft Office',
  'MS Word': 'Microsoft Word|Word',
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
  'Shopify POS': 'Shopify',
  'SAP FI': 'SAP',
  'SAP EWM': 'SAP',
  'Microsoft Teams': 'MS Teams|Teams',
  'MS Teams': 'Microsoft Teams|Teams',
};

/** Skills that certificates name and no occupation lists. */
const alsoMentioned: List =
  'AWS|Azure|Oracle|Scrum|ITIL|Red Hat|Linux|Java|Kubernetes|ISO 9001|TIA-Portal|DATEV|Google Analytics|Google Ads|HACCP|Xero|Libras|EKG|BLSD|SQL';

function dataOf(language: Language): LanguageData {
  const data = languageData[language];
  if (!data) throw new RangeError(`No people of the language ${language}.`);
  return data;
}

/** All skills that the occupations of a language name. */
function knownSkills({ occupations }: LanguageData): string[] {
  const listed = occupations.flatMap(({ skills }) => Object.values(skills).flatMap(listOf));
  return [...new Set([...listed, ...listOf(alsoMentioned)])];
}

/** The same `seed` and language always give the same person. */
export function inventCv(seed: string, language: Language): Cv {
  const data = dataOf(language);
  const random = new Random(`${seed} ${language}`);
  const country = random.pick(data.countries);
  const occupation = random.pick(data.occupations);
  const name = nameOf(data, random);
  const known = knownSkills(data);
  const work = workOf(occupation, country.cities, known, random);
  const { schools, age } = educationOf(occupation, work, random);
  const skills = Object.entries(occupation.skills).map(([label, names]) => ({
    label,
    names: random.some(listOf(names), random.integer(3, 6)),
  }));
  const address = addressOf(data, country, random);
  const email = emailOf(name, country.iso2, random);
  const extras = extrasOf(occupation, work, known, random);
  return {
    id: seed,
    language,
    countryIso2: country.iso2,
    name,
    label: work[0]?.title ?? random.pick(listOf(occupation.titles)),
    email,
    phone: phoneOf(country.iso2, random, 'mobile'),
    otherPhone: random.chance(0.25) ? phoneOf(country.iso2, random, 'landline') : null,
    address,
    birth: {
      date: birthOf(schools.at(-1)?.start ?? NOW, age, random),
      place: address.city,
    },
    nationality: data.nationality,
    links: [
      { network: 'LinkedIn', url: `linkedin.com/in/${emailOf(name, 'US', random).split('@')[0]}` },
    ],
    summary: occupation.profile,
    work,
    education: schools,
    skills,
    languages: random.chance(NAMES_NO_LANGUAGES) ? [] : spokenOf(data, random),
    ...extras,
    interests: random.some(listOf(data.interests), 3),
    references: refereesOf(data, country.iso2, work, random).filter((one) => one.email !== email),
    alsoFine: alsoFineOf(
      data,
      [
        occupation.profile,
        ...work.map(({ title }) => title),
        ...extras.certificates.map((one) => one.name),
      ],
      [...skills.flatMap(({ names }) => names), ...work.flatMap((job) => job.mentions)],
    ),
  };
}

/** What else than the skills of the list a reader may give as skills: other names of them, and skills that `texts` mention. */
function alsoFineOf(
  data: LanguageData,
  texts: readonly string[],
  skills: readonly string[],
): string[] {
  const mentioned = mentionedIn(texts, knownSkills(data));
  const named = [...skills, ...mentioned];
  return [
    ...named,
    ...named.flatMap((skill) => listOf(alsoNamed[skill] ?? skill)),
    ...listOf(data.spoken).map((one) => one.split(':')[1] ?? one),
  ];
}

function extrasOf(
  { certificates = '', projects = '', skills }: OccupationData,
  work: readonly Job[],
  known: readonly string[],
  random: Random,
): Pick<Cv, 'certificates' | 'projects'> {
  const own = Object.values(skills).flatMap(listOf);
  const months = ordinalOf(NOW) - ordinalOf(work.at(-1)?.start ?? NOW);
  const certified = certificates !== '' && random.chance(HAS_CERTIFICATES);
  const projecting = projects !== '' && random.chance(HAS_PROJECTS);
  return {
    certificates: certified
      ? random.some(listOf(certificates), random.integer(1, 3)).map((one) => {
          const [name = '', issuer = ''] = one.split('/');
          return { name, issuer, date: monthsBefore(NOW, random.integer(3, months)) };
        })
      : [],
    projects: projecting
      ? random.some(listOf(projects), random.integer(1, 2)).map((one) => {
          const [name = '', text = ''] = one.split(': ');
          const description = filled(text, own, random);
          return { name, description, mentions: mentionedIn([name, description], known) };
        })
      : [],
  };
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

/** People of former employers, with numbers and mail of their own. */
function refereesOf(data: LanguageData, iso2: string, work: readonly Job[], random: Random) {
  return random.some(listOf(data.referees), random.integer(1, 2)).map((name, at) => {
    const [first = '', ...others] = name.split(' ');
    const named: Name = {
      full: name,
      first,
      last: others.join(' ') || null,
      nickname: null,
      title: null,
      postNominal: null,
      reading: null,
    };
    return {
      name,
      position: work.at(-1 - at)?.employer ?? '',
      phone: phoneOf(iso2, random, 'landline'),
      email: emailOf(named, iso2, random),
    };
  });
}

export function wordsOf(language: Language): Words {
  const { words } = dataOf(language);
  return {
    title: listOf(words.title),
    headings: listsOf<HeadingKind>(words.headings),
    labels: listsOf<LabelKind>(words.labels),
    present: listOf(words.present),
    since: listOf(words.since),
    months: listOf(words.months),
    shortMonths: listOf(words.shortMonths ?? words.months),
    seasons: listOf(words.seasons),
    hasSeasons: words.hasSeasons ?? false,
    dateStyles: words.dateStyles,
    between: words.between?.split('|') ?? [' – ', ' - ', '–'],
    isRightToLeft: words.isRightToLeft ?? false,
  };
}

function listsOf<Kind extends string>(
  lists: Readonly<Record<Kind, List>>,
): Record<Kind, readonly string[]> {
  const entries = Object.entries<List>(lists).map(([kind, list]) => [kind, listOf(list)]);
  return Object.fromEntries(entries) as Record<Kind, readonly string[]>;
}
