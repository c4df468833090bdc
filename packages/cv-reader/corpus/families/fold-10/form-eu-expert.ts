/** Word: the CV form of experts in projects of the European Union, with numbered items and ruled tables. */
import type { Family } from '../../family.ts';
import { AlignmentType, kit } from './lib/docx.ts';
import { born, date, now, period, studied, tasks } from './lib/kit.ts';

const words: Readonly<Record<string, readonly string[]>> = {
  en: [
    'CURRICULUM VITAE',
    'Proposed role in the project',
    'Family name',
    'First names',
    'Date of birth',
    'Nationality',
    'Contact details',
    'Education',
    'Institution (date from – date to)',
    'Degree(s) or diploma(s) obtained',
    'Language skills',
    'Language',
    'Level',
    'Other skills',
    'Present position',
    'Key qualifications',
    'Professional experience',
    'Date from – date to',
    'Location',
    'Company',
    'Position',
    'Description',
  ],
  fr: [
    'CURRICULUM VITAE',
    'Rôle proposé dans le projet',
    'Nom de famille',
    'Prénoms',
    'Date de naissance',
    'Nationalité',
    'Coordonnées',
    'Éducation',
    'Institution (date début – date fin)',
    'Diplôme(s) obtenu(s)',
    'Compétences linguistiques',
    'Langue',
    'Niveau',
    'Autres compétences',
    'Situation présente',
    'Qualifications principales',
    'Expérience professionnelle',
    'De (date) à (date)',
    'Lieu',
    'Société',
    'Position',
    'Description',
  ],
  es: [
    'CURRÍCULUM VÍTAE',
    'Función propuesta en el proyecto',
    'Apellidos',
    'Nombre',
    'Fecha de nacimiento',
    'Nacionalidad',
    'Datos de contacto',
    'Educación',
    'Institución (fecha desde – fecha hasta)',
    'Título(s) obtenido(s)',
    'Conocimiento de idiomas',
    'Idioma',
    'Nivel',
    'Otras competencias',
    'Cargo actual',
    'Cualificaciones principales',
    'Experiencia profesional',
    'Fecha desde – hasta',
    'Lugar',
    'Empresa',
    'Cargo',
    'Descripción',
  ],
  de: [
    'LEBENSLAUF',
    'Vorgesehene Funktion im Projekt',
    'Familienname',
    'Vornamen',
    'Geburtsdatum',
    'Staatsangehörigkeit',
    'Kontakt',
    'Ausbildung',
    'Einrichtung (von – bis)',
    'Erworbene Abschlüsse',
    'Sprachkenntnisse',
    'Sprache',
    'Niveau',
    'Sonstige Fähigkeiten',
    'Gegenwärtige Position',
    'Hauptqualifikationen',
    'Berufserfahrung',
    'Von – bis',
    'Ort',
    'Unternehmen',
    'Position',
    'Beschreibung',
  ],
  it: [
    'CURRICULUM VITAE',
    'Ruolo proposto nel progetto',
    'Cognome',
    'Nome',
    'Data di nascita',
    'Nazionalità',
    'Recapiti',
    'Istruzione',
    'Istituto (dal – al)',
    'Titoli conseguiti',
    'Conoscenze linguistiche',
    'Lingua',
    'Livello',
    'Altre competenze',
    'Posizione attuale',
    'Qualifiche principali',
    'Esperienza professionale',
    'Dal – al',
    'Luogo',
    'Azienda',
    'Posizione',
    'Descrizione',
  ],
  pl: [
    'CURRICULUM VITAE',
    'Proponowana rola w projekcie',
    'Nazwisko',
    'Imiona',
    'Data urodzenia',
    'Obywatelstwo',
    'Dane kontaktowe',
    'Wykształcenie',
    'Instytucja (od – do)',
    'Uzyskane stopnie lub dyplomy',
    'Znajomość języków',
    'Język',
    'Poziom',
    'Inne umiejętności',
    'Obecne stanowisko',
    'Kluczowe kwalifikacje',
    'Doświadczenie zawodowe',
    'Od – do',
    'Miejsce',
    'Firma',
    'Stanowisko',
    'Opis',
  ],
};

const family: Family = {
  tool: 'libreoffice',
  formats: ['doc', 'docx', 'pdf', 'docx', 'doc', 'pdf'],
  languages: ['en', 'fr', 'es', 'de', 'it', 'pl'],
  dateStyle: 'numeric',
  docx(sheet) {
    const { cv } = sheet;
    const { p, table, bullets, pack } = kit(sheet, 'Liberation Sans', 20);
    const w = words[cv.language] ?? [];
    let count = 0;
    const item = (label: string | undefined, value = '') =>
      p([`${++count}. `, { t: `${label}: `, b: true }, value], { before: 120, after: 60 });
    const cell = (text: string) => [p(text)];
    const title = (text: string | undefined) => ({
      in: [p({ t: text ?? '', b: true })],
      fill: 'E7E6E6',
    });
    const [last, first] = [cv.name.last, cv.name.first];
    return pack(
      [
        p({ t: w[0] ?? '', b: true, z: 28 }, { alignment: AlignmentType.CENTER, after: 240 }),
        item(w[1], cv.label),
        ...(last ? [item(w[2], last)] : []),
        item(w[3], first),
        item(w[4], born(sheet)),
        item(w[5], cv.nationality),
        item(
          w[6],
          `${cv.address.street}, ${cv.address.postalCode} ${cv.address.city}, ${cv.address.country}; ${cv.phone.international}; ${cv.email}`,
        ),
        item(w[7]),
        table(
          [4819, 4819],
          [
            [title(w[8]), title(w[9])],
            ...cv.education.map((one) => [
              [p(one.institution, { after: 0 }), p(`(${period(sheet, one)})`)],
              cell(studied(one)),
            ]),
          ],
          '000000',
        ),
        ...(cv.languages.length
          ? [
              item(w[10]),
              table(
                [3000, 3000],
                [
                  [title(w[11]), title(w[12])],
                  ...cv.languages.map(({ name, level }) => [cell(name), cell(level)]),
                ],
                '000000',
              ),
            ]
          : []),
        ...(cv.skills.length > 1
          ? [
              item(
                w[13],
                cv.skills
                  .slice(1)
                  .map(({ names }) => names.join(', '))
                  .join('; '),
              ),
            ]
          : []),
        item(w[14], cv.work[0]?.end === null ? `${cv.work[0].title}, ${cv.work[0].employer}` : '–'),
        item(w[15]),
        ...bullets(cv.skills[0]?.names ?? []),
        item(w[16]),
        table(
          [1500, 1300, 2100, 1900, 2838],
          [
            [title(w[17]), title(w[18]), title(w[19]), title(w[20]), title(w[21])],
            ...cv.work.map((job) => [
              cell(`${date(sheet, job.start)} – ${job.end ? date(sheet, job.end) : now(sheet)}`),
              cell(job.city),
              cell(job.employer),
              cell(job.title),
              tasks(job).map((one) => p(`- ${one}`, { after: 20 })),
            ]),
          ],
          '000000',
        ),
      ],
      1134,
    );
  },
};
export default family;
