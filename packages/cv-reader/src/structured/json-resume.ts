/** Reads JSON Resume (jsonresume.org, schema v1) field by field. What has another type, is too much or unknown is left out, and the rest is kept. */
import type { DateHabit } from '../extract/dates/date-points.ts';
import { profilesIn } from '../extract/contact/addresses.ts';
import type { LanguageEntry, Location, Resume, SkillEntry, StructuredSections } from '../resume.ts';
import type { WorkEntry } from '../resume.ts';
import type { Span } from './dates.ts';
import { Entry } from './entry.ts';
import { Fields, given } from './fields.ts';
import { languageCodeOf } from './languages.ts';

/** A resume without the facts of the parser. */
export type Draft = {
  resume: Omit<Resume, 'meta'>;
  /** The periods of the jobs. */
  spans: Span[];
};

export function readJsonResume(value: Readonly<Record<string, unknown>>, habit: DateHabit): Draft {
  const root = new Entry(value, new Fields(), habit);
  const spans: Span[] = [];
  const resume = {
    basics: basicsOf(root.inside('basics')),
    work: root.entries('work', (entry) => jobOf(entry, spans)),
    education: root.entries('education', (entry) =>
      given({
        institution: entry.line('institution'),
        area: entry.line('area'),
        studyType: entry.line('studyType', 'degree'),
        ...entry.dates(),
        url: entry.url('url', 'website'),
        score: entry.line('score', 'gpa'),
        courses: entry.lines('courses'),
      }),
    ),
    skills: root.entries('skills', skillOf),
    languages: root.entries('languages', languageOf),
    ...sectionsOf(root),
  };
  return { resume, spans };
}

function basicsOf(entry: Entry): Resume['basics'] {
  const location = locationOf(entry.inside('location'));
  return {
    ...given({
      name: entry.line('name'),
      label: entry.line('label'),
      email: entry.email('email'),
      phone: entry.line('phone'),
      url: entry.url('url', 'website'),
      summary: entry.prose('summary'),
    }),
    ...(Object.keys(location).length > 0 && { location }),
    profiles: entry.entries('profiles', profileOf),
  };
}

/** Countries that Europass codes in its own way. */
const countries: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR' };

function locationOf(entry: Entry): Location {
  const country = entry.line('countryCode')?.toUpperCase() ?? '';
  return given({
    address: entry.line('address'),
    postalCode: entry.line('postalCode'),
    city: entry.line('city'),
    region: entry.line('region', 'state'),
    countryCode: /^[A-Z]{2}$/u.test(country) ? (countries[country] ?? country) : undefined,
  });
}

function profileOf(entry: Entry): Resume['basics']['profiles'][number] | null {
  const url = entry.url('url');
  const [known] = profilesIn(url ?? '');
  const network = entry.line('network') ?? known?.network ?? (url && new URL(url).hostname);
  const username = entry.line('username') ?? known?.username;
  if (network === undefined || (url === undefined && username === undefined)) return null;
  return { network, ...given({ username, url }) };
}

function jobOf(entry: Entry, spans: Span[]): WorkEntry {
  const span = entry.span();
  const { isOpen: _, ...dates } = span;
  const { summary, highlights } = entry.story('summary');
  spans.push(span);
  return {
    ...given({
      // Until 2019 the schema said `company`.
      name: entry.line('name', 'company'),
      position: entry.line('position'),
      ...dates,
      summary,
      location: entry.line('location'),
      description: entry.prose('description'),
      url: entry.url('url', 'website'),
    }),
    highlights,
  };
}

function skillOf(entry: Entry): SkillEntry | null {
  const keywords = entry.lines('keywords');
  const name = entry.line('name') ?? keywords.shift();
  return name === undefined ? null : { name, ...given({ level: entry.line('level'), keywords }) };
}

function languageOf(entry: Entry): LanguageEntry | null {
  const language = entry.line('language', 'name');
  if (language === undefined) return null;
  const languageCode = languageCodeOf(language, entry.line('languageCode'));
  return { language, ...given({ languageCode, fluency: entry.line('fluency', 'level') }) };
}

function sectionsOf(root: Entry): StructuredSections {
  return given({
    volunteer: root.entries('volunteer', (entry) => {
      const { summary, highlights } = entry.story('summary');
      const [organization, position] = [entry.line('organization'), entry.line('position')];
      const url = entry.url('url', 'website');
      return { ...given({ organization, position, ...entry.dates(), url, summary }), highlights };
    }),
    awards: root.entries('awards', (entry) =>
      given({
        title: entry.line('title', 'name'),
        date: entry.date('date'),
        awarder: entry.line('awarder'),
        summary: entry.prose('summary'),
      }),
    ),
    certificates: root.entries('certificates', (entry) =>
      given({
        name: entry.line('name', 'title'),
        date: entry.date('date'),
        issuer: entry.line('issuer'),
        url: entry.url('url'),
      }),
    ),
    publications: root.entries('publications', (entry) =>
      given({
        name: entry.line('name', 'title'),
        publisher: entry.line('publisher'),
        releaseDate: entry.date('releaseDate'),
        url: entry.url('url', 'website'),
        summary: entry.prose('summary'),
      }),
    ),
    interests: root.entries('interests', (entry) => {
      const keywords = entry.lines('keywords');
      const name = entry.line('name') ?? keywords.shift();
      return name === undefined ? null : { name, ...given({ keywords }) };
    }),
    references: root.entries('references', (entry) =>
      given({ name: entry.line('name'), reference: entry.prose('reference') }),
    ),
    projects: root.entries('projects', projectOf),
  });
}

function projectOf(entry: Entry) {
  const { summary, highlights } = entry.story('description');
  return {
    ...given({
      name: entry.line('name'),
      description: summary ?? entry.prose('summary'),
      ...entry.dates(),
      url: entry.url('url'),
      keywords: entry.lines('keywords'),
      roles: entry.lines('roles'),
      entity: entry.line('entity'),
      type: entry.line('type'),
    }),
    highlights,
  };
}
