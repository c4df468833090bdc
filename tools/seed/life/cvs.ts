/** CVs of invented people: what they say, the file, and what reading it would find. */
import type { CvBrief } from '#data/tables/documents.ts';
import { toCvBrief } from '#recruiting/people/cvs/schemas.ts';
import type { Random } from '../random.ts';
import { skills as skillsByCategory } from '../skills.ts';
import { texts } from '../texts.ts';
import { titlesOf } from '../titles.ts';
import type { CategoryId } from '../titles.ts';
import type { Person } from './people.ts';
import { isWritable, toPdf } from './pdf.ts';
import type { Line } from './pdf.ts';

export type Cv = {
  filename: string;
  contentType: string;
  bytes: Uint8Array;
  text: string;
  /** JSON Resume. */
  resume: Record<string, unknown>;
  brief: CvBrief;
};

/** What a CV is written for: the job it is sent to. */
type Aim = { categoryId: CategoryId; skills: readonly string[]; now: Date };

const employers =
  'Nordlicht Antriebstechnik GmbH,Weserwerk AG,Lindental Systeme GmbH,Kranich Logistik KG,Bergquell Software GmbH,Havelstahl AG,Rheinfels Automation GmbH,Isarbogen Medien GmbH,Fichtenau Werkzeugbau KG,Seeblick Handels GmbH,Ostwind Energie GmbH,Talmühle Maschinenbau GmbH'.split(
    ',',
  );
const schools =
  'Hochschule Lindental,Technische Hochschule Weserberg,Fachhochschule Nordhafen,Universität Havelstein'.split(
    ',',
  );
const colleges = 'Berufskolleg Nordhafen,Berufsschule Talmühle,Gewerbeschule Fichtenau'.split(',');
const spoken = ['Englisch', 'Türkisch', 'Polnisch', 'Französisch', 'Spanisch', 'Italienisch'];
const LEARNED_AT = 19;
const JOBS_MAX = 4;
const SKILLS = { own: 4, asked: 3 };

type Work = { name: string; position: string; from: number; until: number | null; did: string[] };

export function inventCv(random: Random, person: Person, aim: Aim): Cv {
  const { works, education } = inventLife(random, person, aim);
  const skills = [
    ...new Set([
      ...random.sample(aim.skills, random.int(0, SKILLS.asked)),
      ...random.sample(skillsByCategory[aim.categoryId], random.int(2, SKILLS.own)),
    ]),
  ];
  const languages = ['Deutsch', ...random.sample(spoken, random.int(0, 2))];
  const label = works[0]?.position ?? '';
  const name = `${person.firstName} ${person.lastName}`;
  const resume = {
    basics: {
      name,
      label,
      email: person.email,
      phone: person.phone,
      location: { city: person.city, countryCode: 'DE' },
    },
    work: works.map(({ name: employer, position, from, until, did }) => ({
      name: employer,
      position,
      startDate: String(from),
      ...(until !== null && { endDate: String(until) }),
      highlights: did,
    })),
    education: [education],
    skills: skills.map((skill) => ({ name: skill })),
    languages: languages.map((language) => ({ language })),
  };
  const lines = linesOf({ person, label, works, education, skills, languages });
  const text = lines.map((line) => line.text).join('\n');
  return { ...fileOf(person, lines, text), text, resume, brief: toCvBrief(resume) };
}

function inventLife(random: Random, { born }: Person, { categoryId, now }: Aim) {
  const titles = titlesOf('de-DE', categoryId);
  const thisYear = now.getUTCFullYear();
  const isGraduate = random.chance(0.5);
  const begin = born + LEARNED_AT + (isGraduate ? 5 : 3);
  const [task, other] = texts.de.byCategory[categoryId] ?? [];
  const works: Work[] = [];
  let until: number | null = null;
  let end = thisYear;
  while (works.length < JOBS_MAX && end > begin) {
    const from: number = Math.max(begin, end - random.int(1, 6));
    works.push({
      name: random.pick(employers),
      position: random.pick(titles),
      from,
      until,
      did: [task, other].flatMap((text) => (text === undefined ? [] : [withoutSubject(text)])),
    });
    until = from;
    end = from;
  }
  const education = {
    institution: random.pick(isGraduate ? schools : colleges),
    studyType: isGraduate ? random.pick(['Bachelor', 'Master', 'Diplom']) : 'Ausbildung',
    area: titles[1] ?? '',
    startDate: String(Math.min(born + LEARNED_AT, thisYear - 1)),
    endDate: String(Math.min(begin, thisYear)),
  };
  return { works, education };
}

/** "Sie prüfen Rechnungen" as a CV says it: "prüfen Rechnungen" reads as a list of what was done. */
function withoutSubject(text: string): string {
  const rest = text.replace(/^Sie /u, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

type Parts = {
  person: Person;
  label: string;
  works: readonly Work[];
  education: Record<'institution' | 'studyType' | 'area' | 'startDate' | 'endDate', string>;
  skills: readonly string[];
  languages: readonly string[];
};

function linesOf({ person, label, works, education, skills, languages }: Parts): Line[] {
  const heading = (text: string): Line => ({ text, size: 13, isBold: true, gapBefore: 14 });
  const line = (text: string): Line => ({ text, size: 10.5 });
  const { institution, studyType, area, startDate, endDate } = education;
  return [
    { text: `${person.firstName} ${person.lastName}`, size: 22, isBold: true },
    ...(label === '' ? [] : [{ text: label, size: 13 }]),
    line(`${person.city} · ${person.phone} · ${person.email}`),
    heading('Berufserfahrung'),
    ...works.flatMap(({ name, position, from, until, did }): Line[] => [
      { text: `${from} – ${until ?? 'heute'}  ${position}, ${name}`, size: 11, gapBefore: 6 },
      ...did.map((text) => line(`• ${text}`)),
    ]),
    heading('Ausbildung'),
    line(`${startDate} – ${endDate}  ${studyType} ${area}, ${institution}`),
    heading('Kenntnisse'),
    line(skills.join(', ')),
    heading('Sprachen'),
    line(languages.join(', ')),
  ];
}

function fileOf({ firstName, lastName }: Person, lines: readonly Line[], text: string) {
  const name = `Lebenslauf ${firstName} ${lastName}`;
  return isWritable(text.replaceAll('\n', ''))
    ? { filename: `${name}.pdf`, contentType: 'application/pdf', bytes: toPdf(lines) }
    : {
        filename: `${name}.txt`,
        contentType: 'text/plain',
        bytes: new TextEncoder().encode(`${text}\n`),
      };
}
