/** What the reader should find in a document: what the layout shows of the CV. */
import type { Cv, YearMonth } from './cv.ts';
import type { Family, Shows } from './family.ts';
import type { Wording } from './words.ts';

/** What is known of each CV of the corpus. What the paper does not show is null. */
export type Known = {
  name: string;
  email: string | null;
  /** E.164. */
  phone: string | null;
  location: { city: string; countryCode: string } | null;
  skills: string[];
  /** Other skills that the CV names, and other names of the expected ones. */
  alsoFine: string[];
  work: { name: string; position: string; startDate: string; endDate: string | null }[];
  education: { institution: string }[];
  /** ISO 639. */
  languages: string[];
};

/** The layout leaves out what `family.without` names. Dates are expected as exact as the layout writes them. */
export function expectedOf(cv: Cv, family: Family, wording: Wording): Known {
  const shows = (part: keyof Shows) => !family.without?.includes(part);
  const dateOf = ({ year, month }: YearMonth) =>
    wording.isYearOnly ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
  return {
    name: cv.name.full,
    email: shows('email') ? cv.email : null,
    phone: shows('phone') ? cv.phone.e164 : null,
    location: shows('address')
      ? { city: cv.address.city, countryCode: cv.address.countryIso2 }
      : null,
    skills: shows('skills') ? cv.skills.flatMap(({ names }) => names) : [],
    alsoFine: [...cv.alsoFine, ...mentionedIn(cv)],
    work: shows('work')
      ? cv.work.map(({ employer, title, start, end }) => ({
          name: employer,
          position: title,
          startDate: dateOf(start),
          endDate: end && dateOf(end),
        }))
      : [],
    education: shows('education') ? cv.education.map(({ institution }) => ({ institution })) : [],
    languages: shows('languages') ? cv.languages.map(({ code }) => code) : [],
  };
}

function mentionedIn({ skills, work, projects, certificates }: Cv): string[] {
  return [
    ...skills.flatMap(({ names }) => names),
    ...[...work, ...projects].flatMap(({ mentions }) => mentions),
    ...certificates.map(({ name }) => name),
  ];
}
