/** Text: a network's profile copied from the browser into a file, lines as they come, employment type and length with dots. */
import type { Family } from '../../family.ts';
import { allSkills, cityOf, more, tasks, studied } from './lib/kit.ts';

const words: Readonly<Record<string, string>> = {
  en: 'About|Experience|Education|Skills|Languages|Full-time|Present|yr|yrs|mo|mos|Contact info',
  de: 'Info|Berufserfahrung|Ausbildung|Kenntnisse|Sprachen|Vollzeit|Heute|Jahr|Jahre|Monat|Monate|Kontaktinfo',
  fr: 'Infos|Expérience|Formation|Compétences|Langues|Temps plein|aujourd’hui|an|ans|mois|mois|Coordonnées',
  es: 'Acerca de|Experiencia|Educación|Conocimientos y aptitudes|Idiomas|Jornada completa|actualidad|año|años|mes|meses|Información de contacto',
  it: 'Informazioni|Esperienza|Formazione|Competenze|Lingue|A tempo pieno|Presente|anno|anni|mese|mesi|Informazioni di contatto',
  nl: 'Info|Ervaring|Opleiding|Vaardigheden|Talen|Fulltime|heden|jaar|jaar|maand|maanden|Contactgegevens',
  sv: 'Om|Erfarenhet|Utbildning|Kompetenser|Språk|Heltid|nu|år|år|mån|mån|Kontaktinfo',
  'pt-BR':
    'Sobre|Experiência|Formação acadêmica|Competências|Idiomas|Tempo integral|o momento|ano|anos|mês|meses|Informações de contato',
};

const family: Family = {
  tool: 'none',
  extension: 'txt',
  languages: ['en', 'de', 'fr', 'es', 'it', 'nl', 'sv', 'pt-BR', 'en'],
  dateStyle: 'short',
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const [
      about = '',
      work = '',
      school = '',
      skills = '',
      spoken = '',
      full = '',
      present = '',
      yr = '',
      yrs = '',
      mo = '',
      mos = '',
      contact = '',
    ] = (words[cv.language] ?? words['en'] ?? '').split('|');
    const ordinal = ({ year, month }: { year: number; month: number }) => year * 12 + month;
    const length = (job: (typeof cv.work)[number]) => {
      const n = ordinal(job.end ?? { year: 2026, month: 4 }) - ordinal(job.start) + 1;
      const [y, m] = [Math.floor(n / 12), n % 12];
      return [y ? `${y} ${y === 1 ? yr : yrs}` : '', m ? `${m} ${m === 1 ? mo : mos}` : '']
        .filter(Boolean)
        .join(' ');
    };
    const lines = [
      cv.name.full,
      cv.label,
      cityOf(sheet),
      '',
      contact,
      cv.email,
      cv.phone.international,
      '',
      about,
      cv.summary,
      '',
      work,
      '',
      ...cv.work.flatMap((job) => [
        job.title,
        `${job.employer} · ${full}`,
        `${wording.date(job.start)} - ${job.end ? wording.date(job.end) : present} · ${length(job)}`,
        cityOfJob(job.city, cv.address.country),
        ...(random.chance(0.7) ? tasks(job).map((one) => `- ${one}`) : []),
        '',
      ]),
      school,
      '',
      ...cv.education.flatMap((one) => [
        one.institution,
        studied(one),
        `${one.start.year} - ${one.end.year}`,
        '',
      ]),
      ...more(sheet).flatMap(({ title, lines: its }) => [title, its, ''].flat()),
      skills,
      ...allSkills(sheet),
      '',
      ...(cv.languages.length
        ? [spoken, ...cv.languages.flatMap(({ name, level }) => [name, level])]
        : []),
    ];
    return new TextEncoder().encode(lines.join(random.pick(['\n', '\r\n'])));
  },
};
const cityOfJob = (city: string, country: string) => `${city}, ${country}`;
export default family;
