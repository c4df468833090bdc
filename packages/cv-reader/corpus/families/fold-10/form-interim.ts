/** Word: the sheet that a temp agency gives to candidates, labels in grey cells, boxes to tick. */
import type { Family } from '../../family.ts';
import { kit } from './lib/docx.ts';
import { born, date, now, studied, tasks } from './lib/kit.ts';

const words: Readonly<Record<string, string>> = {
  fr: 'FICHE DE CANDIDATURE|Du|au|Permis|Oui|Non|Véhicule|Expériences (de la plus récente à la plus ancienne)|Formation|Compétences|Langues|État civil',
  nl: 'INSCHRIJFFORMULIER|Van|tot|Rijbewijs|Ja|Nee|Eigen vervoer|Werkervaring (meest recente eerst)|Opleiding|Vaardigheden|Talen|Persoonlijke gegevens',
  it: 'SCHEDA CANDIDATO|Dal|al|Patente B|Sì|No|Automunito|Esperienze lavorative (dalla più recente)|Istruzione|Competenze|Lingue|Dati anagrafici',
  pl: 'KWESTIONARIUSZ KANDYDATA|Od|do|Prawo jazdy|Tak|Nie|Własny samochód|Przebieg zatrudnienia (od ostatniego)|Wykształcenie|Umiejętności|Języki obce|Dane osobowe',
  cs: 'OSOBNÍ DOTAZNÍK|Od|do|Řidičský průkaz|Ano|Ne|Vlastní vozidlo|Předchozí zaměstnání (od posledního)|Vzdělání|Dovednosti|Jazykové znalosti|Osobní údaje',
  de: 'BEWERBERBOGEN|Von|bis|Führerschein|Ja|Nein|Eigenes Fahrzeug|Bisherige Tätigkeiten (letzte zuerst)|Ausbildung|Kenntnisse|Sprachkenntnisse|Angaben zur Person',
  tr: 'İŞ BAŞVURU FORMU|Giriş|Çıkış|Ehliyet|Var|Yok|Araç|İş Deneyimi (en son işten başlayarak)|Eğitim Durumu|Beceriler|Yabancı Diller|Kişisel Bilgiler',
  es: 'FICHA DE CANDIDATO|Desde|hasta|Carné de conducir|Sí|No|Vehículo propio|Experiencia laboral (de la más reciente a la más antigua)|Formación|Conocimientos|Idiomas|Datos personales',
};

const family: Family = {
  tool: 'libreoffice',
  formats: ['doc', 'pdf', 'docx', 'docx', 'pdf'],
  languages: ['fr', 'nl', 'it', 'pl', 'cs', 'de', 'tr', 'es'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const { p, table, pack } = kit(sheet, random.pick(['Liberation Sans', 'Carlito']), 20);
    const [
      title = '',
      from = '',
      to = '',
      licence = '',
      yes = '',
      no = '',
      car = '',
      jobs = '',
      schools = '',
      skills = '',
      spoken = '',
      personal = '',
    ] = (words[cv.language] ?? '').split('|');
    const label = (text: string) => ({
      in: [p({ t: text, b: true, z: 18 })],
      fill: 'EDEDED',
      middle: true,
    });
    const cell = (text: string) => [p(text)];
    const wide = (text: string) => ({ in: [p(text)], span: 3 });
    const bar = (text: string) => [
      { in: [p({ t: text.toUpperCase(), b: true, c: 'FFFFFF' })], fill: '2F5496', span: 4 },
    ];
    const tick = (is: boolean) => `${is ? '☒' : '☐'} ${yes}   ${is ? '☐' : '☒'} ${no}`;
    const W = [2000, 2900, 1800, 3138];
    return pack(
      [
        p({ t: title, b: true, z: 32, c: '2F5496' }, { after: 160 }),
        table(
          W,
          [
            bar(personal),
            [
              label(wording.label('name')),
              cell(cv.name.full),
              label(wording.label('birthDate')),
              cell(born(sheet, '/')),
            ],
            [
              label(wording.label('address')),
              wide(`${cv.address.street}, ${cv.address.postalCode} ${cv.address.city}`),
            ],
            [
              label(wording.label('phone')),
              cell(random.chance(0.5) ? cv.phone.national : cv.phone.international),
              label(wording.label('email')),
              cell(cv.email),
            ],
            [label(licence), cell(tick(true)), label(car), cell(tick(random.chance(0.5)))],
          ],
          '7F7F7F',
        ),
        p(''),
        table(
          W,
          [
            bar(jobs),
            ...cv.work.flatMap((job) => [
              [
                label(wording.label('employer')),
                cell(`${job.employer} (${job.city})`),
                label(`${from} / ${to}`),
                cell(
                  `${from} ${date(sheet, job.start)} ${to} ${job.end ? date(sheet, job.end) : now(sheet)}`,
                ),
              ],
              [label(wording.label('position')), wide(job.title)],
              [label(wording.label('tasks')), wide(tasks(job).join(', '))],
            ]),
          ],
          '7F7F7F',
        ),
        p(''),
        table(
          W,
          [
            bar(schools),
            ...cv.education.map((one) => [
              label(String(one.end.year)),
              cell(studied(one)),
              label(wording.label('institution')),
              cell(one.institution),
            ]),
          ],
          '7F7F7F',
        ),
        p(''),
        table(
          W,
          [
            bar(skills),
            ...cv.skills.map(({ label: its, names }) => [label(its), wide(names.join(', '))]),
            ...(cv.languages.length
              ? [bar(spoken), ...cv.languages.map(({ name, level }) => [label(name), wide(level)])]
              : []),
          ],
          '7F7F7F',
        ),
      ],
      1134,
    );
  },
};
export default family;
