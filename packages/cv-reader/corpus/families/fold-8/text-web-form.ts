/** What the form of a website sends by mail: field names with numbers, one value per line, consents at the end, in the languages of the form. */
import type { Family } from '../../family.ts';
import { sentences } from '../../html/page.ts';

/** Forename, family name, post, from, to, current, certificate, subject, consent. */
const fields: Readonly<Record<string, readonly string[]>> = {
  en: [
    'First name',
    'Last name',
    'Position applied for',
    'From',
    'To',
    'ongoing',
    'Field of study',
    'Data protection notice accepted',
  ],
  de: [
    'Vorname',
    'Nachname',
    'Bewerbung als',
    'Von',
    'Bis',
    'laufend',
    'Fachrichtung',
    'Datenschutzhinweis akzeptiert',
  ],
  fr: [
    'Prénom',
    'Nom',
    'Poste souhaité',
    'Du',
    'Au',
    'en cours',
    'Spécialité',
    'Politique de confidentialité acceptée',
  ],
  es: [
    'Nombre',
    'Apellidos',
    'Puesto solicitado',
    'Desde',
    'Hasta',
    'en curso',
    'Especialidad',
    'Política de privacidad aceptada',
  ],
  pl: [
    'Imię',
    'Nazwisko',
    'Stanowisko docelowe',
    'Od',
    'Do',
    'nadal',
    'Kierunek',
    'Zgoda na przetwarzanie danych',
  ],
  it: [
    'Nome',
    'Cognome',
    'Posizione richiesta',
    'Dal',
    'Al',
    'in corso',
    'Indirizzo di studio',
    'Consenso al trattamento dei dati',
  ],
};

const family: Family = {
  tool: 'none',
  extension: 'txt',
  languages: Object.keys(fields),
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const word = (at: number) => fields[cv.language]?.[at] ?? '';
    const { address } = cv;
    const line = (label: string, text: string) => `${label}: ${text}`;
    const numbered = (label: string, at: number) => `${label} ${at + 1}`;
    const jobs = cv.work.flatMap((job, at) => [
      '',
      `--- ${numbered(wording.heading('work'), at)} ---`,
      line(wording.label('employer'), job.employer),
      line(wording.label('position'), job.title),
      line(word(3), wording.date(job.start)),
      line(word(4), job.end ? wording.date(job.end) : word(5)),
      line(wording.label('tasks'), sentences(job).join('. ')),
    ]);
    const schools = cv.education.flatMap(({ institution, degree, area, start, end }, at) => [
      '',
      `--- ${numbered(wording.heading('education'), at)} ---`,
      line(wording.label('institution'), institution),
      line(wording.label('degree'), degree),
      line(word(6), area),
      line(word(3), wording.date(start)),
      line(word(4), wording.date(end)),
    ]);
    const skills = cv.skills.map(({ label, names }) => line(label, names.join(', ')));
    const lines = [
      line(word(2), cv.label),
      '',
      line(word(0), cv.name.first),
      ...(cv.name.last === null ? [] : [line(word(1), cv.name.last)]),
      line(wording.label('address'), address.street),
      `${address.postalCode} ${address.city}, ${address.country}`.trim(),
      line(wording.label('email'), cv.email),
      line(wording.label('phone'), cv.phone.international),
      ...jobs,
      ...schools,
      '',
      `--- ${wording.heading('skills')} ---`,
      ...skills,
      '',
      ...(cv.languages.length === 0 ? [] : [`--- ${wording.heading('languages')} ---`]),
      ...cv.languages.map(({ name, level }) => line(name, level)),
      '',
      line(word(7), 'OK'),
      line('IP', `192.0.2.${random.integer(1, 254)}`),
    ];
    return new TextEncoder().encode(`${lines.join('\r\n')}\r\n`);
  },
};

export default family;
