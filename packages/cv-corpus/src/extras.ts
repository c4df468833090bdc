/** What a CV says beside jobs, schools, skills and languages: certificates, projects, interests and referees. */
import type { Sheet } from './family.ts';

export type Extra = { title: string; lines: string[] };

const SHOWS_INTERESTS = 0.35;
const SHOWS_REFERENCES = 0.25;

/** Sections with a heading and lines, for layouts that print them alike. Numbers and mail of referees are not the person's. */
export function extras({ cv, wording, random }: Sheet): Extra[] {
  const shape = random.pick(['name, issuer, date', 'date name (issuer)', 'name – issuer'] as const);
  const certificates = cv.certificates.map(({ name, issuer, date }) => {
    if (shape === 'name – issuer') return `${name} – ${issuer}`;
    const when = wording.date(date);
    return shape === 'name, issuer, date'
      ? [name, issuer, when].join(', ')
      : `${when} ${name} (${issuer})`;
  });
  const referees = cv.references.map(({ name, position, phone, email }) =>
    [name, position, phone.international, email].join(', '),
  );
  const all: Extra[] = [
    { title: wording.heading('certificates'), lines: certificates },
    {
      title: wording.heading('projects'),
      lines: cv.projects.map(({ name, description }) => `${name}: ${description}`),
    },
    {
      title: wording.heading('interests'),
      lines: random.chance(SHOWS_INTERESTS) ? [cv.interests.join(', ')] : [],
    },
    {
      title: wording.heading('references'),
      lines: random.chance(SHOWS_REFERENCES) ? referees : [],
    },
  ];
  return all.filter(({ lines }) => lines.length > 0);
}
