/** Word: the simple one-page CV of cooks, carers and drivers: contact first, one bold line for each job, ticks for skills. */
import type { Family } from '../../family.ts';
import { kit } from './lib/docx.ts';
import { allSkills, fromTo, h, more, period, studied, tasks } from './lib/kit.ts';

const extra: Readonly<Record<string, string>> = {
  en: 'Availability: immediate. Full clean driving licence.',
  nl: 'Beschikbaar per direct. In bezit van rijbewijs B.',
  fr: 'Permis B, véhiculé. Disponible immédiatement.',
  sv: 'Tillträde omgående. B-körkort.',
  de: 'Führerschein Klasse B, ab sofort verfügbar.',
  it: 'Patente B, automunito. Disponibilità immediata.',
  es: 'Permiso de conducir B. Disponibilidad inmediata.',
  pl: 'Prawo jazdy kat. B. Dyspozycyjność od zaraz.',
};

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'odt', 'doc', 'docx', 'pdf'],
  languages: ['en', 'nl', 'fr', 'sv', 'de', 'it', 'es', 'pl'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const { p, table, pack } = kit(
      sheet,
      random.pick(['Liberation Sans', 'Carlito', 'Comic Neue', 'Liberation Serif']),
      23,
    );
    const head = (text: string) =>
      p({ t: text, b: true, z: 26, u: true }, { before: 220, after: 100 });
    const inWords = random.chance(0.4);
    const when = (one: Parameters<typeof period>[1]) =>
      inWords ? fromTo(sheet, one) : period(sheet, one, 'wording', ' - ');
    const skills = allSkills(sheet);
    const cell = (one: string | undefined) => [p(one === undefined ? '' : `✓ ${one}`)];
    const rows = Array.from({ length: Math.ceil(skills.length / 3) }, (_, at) =>
      [0, 1, 2].map((by) => cell(skills[at * 3 + by])),
    );
    return pack(
      [
        p({ t: cv.name.full, b: true, z: 40 }, { after: 40 }),
        p(cv.address.street, { after: 0 }),
        p(`${cv.address.postalCode} ${cv.address.city}`, { after: 0 }),
        p(
          `${wording.label('mobile')}: ${random.chance(0.6) ? cv.phone.national : cv.phone.international}`,
          { after: 0 },
        ),
        p(`${wording.label('email')}: ${cv.email}`),
        head(h(sheet, 'summary')),
        p(`${cv.summary} ${extra[cv.language] ?? ''}`.trim()),
        head(h(sheet, 'work')),
        ...cv.work.flatMap((job) => [
          p(
            { t: `${job.employer}, ${job.city} – ${job.title} (${when(job)})`, b: true },
            { before: 80, after: 20 },
          ),
          p(`${tasks(job).join('. ')}.`),
        ]),
        head(h(sheet, 'education')),
        ...cv.education.map((school) =>
          p(`${school.institution} – ${studied(school)} (${when(school)})`),
        ),
        head(h(sheet, 'skills')),
        table([3212, 3213, 3213], rows),
        ...(cv.languages.length
          ? [
              head(h(sheet, 'languages')),
              p(cv.languages.map(({ name, level }) => `${name} (${level})`).join(', ')),
            ]
          : []),
        ...more(sheet).flatMap(({ title, lines }) =>
          [head(title), lines.map((one) => p(one))].flat(),
        ),
      ],
      1134,
    );
  },
};
export default family;
