/** Families of the JSON Resume themes on npm: other people's templates with English headings. */
import type { Cv, YearMonth } from '../cv.ts';
import type { Family } from '../family.ts';
import { skillNames } from './page.ts';

type Render = (resume: unknown) => string;
/** Themes are CommonJS or ES modules. */
type Theme = { render?: Render; default?: { render?: Render } };

/** Languages in Latin letters, as the themes' fonts and headings are English. */
const LANGUAGES = ['en', 'en', 'de', 'en', 'fr', 'en', 'es', 'en', 'nl', 'en', 'it', 'sv'];

const day = ({ year, month }: YearMonth) => `${year}-${String(month).padStart(2, '0')}-01`;

/** JSON Resume, with the names that older versions of the schema used as well. */
function toJsonResume(cv: Cv) {
  const range = (start: YearMonth, end: YearMonth | null) => ({
    startDate: day(start),
    ...(end && { endDate: day(end) }),
  });
  return {
    basics: {
      name: cv.name.full,
      label: cv.label,
      email: cv.email,
      phone: cv.phone.international,
      summary: cv.summary,
      location: {
        address: cv.address.street,
        postalCode: cv.address.postalCode,
        city: cv.address.city,
        region: cv.address.region ?? '',
        countryCode: cv.countryIso2,
      },
      profiles: [],
    },
    work: cv.work.map((job) => ({
      name: job.employer,
      company: job.employer,
      position: job.title,
      location: job.city,
      ...range(job.start, job.end),
      summary: job.summary,
      highlights: job.highlights,
    })),
    education: cv.education.map(({ institution, degree, area, start, end }) => ({
      institution,
      studyType: degree,
      area,
      ...range(start, end),
      courses: [],
    })),
    skills: cv.skills.map(({ label, names }) => ({ name: label, level: '', keywords: names })),
    languages: cv.languages.map(({ name, level }) => ({ language: name, fluency: level })),
    interests: cv.interests.map((name) => ({ name, keywords: [] })),
    references: [],
    awards: [],
    publications: [],
    volunteer: [],
    projects: cv.projects.map(({ name, description }) => ({
      name,
      description,
      highlights: [],
      keywords: [],
      roles: [],
    })),
    certificates: cv.certificates.map(({ name, issuer, date }) => ({
      name,
      issuer,
      date: day(date),
    })),
  };
}

type Options = {
  without?: NonNullable<Family['without']>;
  /** How exact the theme writes dates. */
  dateStyle?: 'iso' | 'year';
  /** The theme prints the names of skills and no keywords, so that people list each skill by its name. */
  hasNamesOnly?: true;
};

/** `name` is that of the package after `jsonresume-theme-`. */
export async function themeFamily(
  name: string,
  { without = [], dateStyle = 'iso', hasNamesOnly }: Options = {},
): Promise<Family> {
  const theme = (await import(`jsonresume-theme-${name}`)) as Theme;
  const render = theme.render ?? theme.default?.render;
  if (!render) throw new TypeError(`The theme ${name} does not render.`);
  return {
    tool: 'chromium',
    languages: LANGUAGES,
    dateStyle,
    without,
    html: ({ cv }) => {
      const resume = toJsonResume(cv);
      const names = skillNames(cv).map((skill) => ({ name: skill, level: 'Master', keywords: [] }));
      return render(hasNamesOnly ? { ...resume, skills: names } : resume);
    },
  };
}
