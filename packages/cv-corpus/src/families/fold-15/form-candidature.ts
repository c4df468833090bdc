/** Word: the file of application that town halls and public hospitals have people fill in, in France, Belgium, the Netherlands, Italy and Sweden: boxes to tick, facts in frames with the label in small type at the top, one frame for each post held with `du … au …`, employer, function and missions under labels. */
import type { Family } from '../../family.ts';
import { type Cell, type Child, Word } from '../fold-11/lib/word.ts';
import {
  birthday,
  course,
  labelled,
  number,
  on,
  skillList,
  tasks,
  whole,
  wordsIn,
} from './lib/kit.ts';

const words: Readonly<Record<string, string>> = {
  fr: 'DOSSIER DE CANDIDATURE|Poste visé|1. Votre identité|Nom et prénom|Date de naissance|Adresse complète|Téléphone portable|Courriel|2. Votre formation|Établissement|Diplôme obtenu ou préparé|Du|Au|3. Votre parcours professionnel|Employeur et lieu|Fonction exercée|Principales missions|4. Vos compétences|Logiciels, techniques et savoir-faire|Langues pratiquées|Titulaire de la fonction publique|oui|non|Je certifie exacts les renseignements ci-dessus. Date et signature :',
  nl: 'SOLLICITATIEFORMULIER|Functie waarop u solliciteert|1. Uw gegevens|Voornaam en achternaam|Geboortedatum|Volledig adres|Mobiel nummer|E-mailadres|2. Uw opleiding|Onderwijsinstelling|Behaald diploma|Van|Tot|3. Uw werkervaring|Werkgever en plaats|Uitgeoefende functie|Belangrijkste taken|4. Uw kennis en vaardigheden|Programma’s, technieken en vaardigheden|Talenkennis|In dienst van de overheid|ja|nee|Ik verklaar dat bovenstaande gegevens juist zijn. Datum en handtekening:',
  it: 'DOMANDA DI PARTECIPAZIONE ALLA SELEZIONE|Profilo richiesto|1. Dati del candidato|Nome e cognome|Data di nascita|Indirizzo completo|Cellulare|Indirizzo e-mail|2. Titoli di studio|Istituto|Titolo conseguito|Dal|Al|3. Esperienze lavorative|Datore di lavoro e sede|Qualifica ricoperta|Mansioni svolte|4. Competenze|Programmi, tecniche e conoscenze|Lingue conosciute|Dipendente pubblico|sì|no|Dichiaro che quanto sopra corrisponde al vero. Data e firma:',
  sv: 'ANSÖKNINGSBLANKETT|Sökt tjänst|1. Personuppgifter|För- och efternamn|Födelsedatum|Fullständig adress|Mobiltelefon|E-postadress|2. Utbildning|Skola eller lärosäte|Examen och inriktning|Från|Till|3. Tidigare anställningar|Arbetsgivare och ort|Befattning|Huvudsakliga arbetsuppgifter|4. Kunskaper|Program, metoder och färdigheter|Språk|Anställd i kommunen i dag|ja|nej|Jag intygar att uppgifterna är riktiga. Datum och underskrift:',
};

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc', 'docx'],
  languages: ['fr', 'nl', 'it', 'sv', 'fr'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const word = wordsIn(words, sheet);
    const w = new Word(sheet, random.pick(['Arimo', 'Carlito']), 20);
    const line = random.pick(['2E74B5', '595959', '538135']);
    const cell = (at: number, value: string, span = 1): Cell => ({
      of: [w.p({ t: word(at), z: 15, c: line }, { under: 0 }), w.p(value, { under: 20 })],
      span,
    });
    const head = (at: number) =>
      w.p({ t: word(at), b: true, c: 'FFFFFF' }, { fill: line, over: 180, under: 80 });
    const gap = () => w.p({ t: '', z: 8 }, { under: 0 });
    const isPublic = random.chance(0.3);
    const box = (isTicked: boolean, at: number) => `${isTicked ? '☒' : '☐'} ${word(at)}`;
    const frames = cv.work.flatMap((job): Child[] => [
      w.table(
        [1600, 1600, 6400],
        [
          [
            cell(11, on(sheet, job.start)),
            cell(12, job.end ? on(sheet, job.end) : wording.present),
            cell(14, `${job.employer}, ${job.city}`),
          ],
          [cell(15, job.title, 3)],
          [cell(16, `${tasks(job).join('. ')}.`, 3)],
        ],
        line,
      ),
      gap(),
    ]);
    return w.pack(
      [
        w.p({ t: word(0), b: true, z: 32, c: line }, { at: 'center', under: 100 }),
        w.table([9600], [[cell(1, cv.label)]], line),
        head(2),
        w.table(
          [6400, 3200],
          [
            [cell(3, cv.name.full), cell(4, birthday(sheet, '/'))],
            [cell(5, whole(sheet), 2)],
            [cell(7, cv.email), cell(6, number(sheet, random.chance(0.6)))],
          ],
          line,
        ),
        w.p(labelled(sheet, word(20), `${box(isPublic, 21)}   ${box(!isPublic, 22)}`), {
          over: 80,
        }),
        head(8),
        w.table(
          [1600, 1600, 3200, 3200],
          cv.education.map((one) => [
            cell(11, on(sheet, one.start)),
            cell(12, on(sheet, one.end)),
            cell(10, course(one)),
            cell(9, one.institution),
          ]),
          line,
        ),
        head(13),
        ...frames,
        head(17),
        w.table(
          [9600],
          [
            [cell(18, skillList(sheet).join(', '))],
            [
              cell(
                19,
                cv.languages.map(({ name, level }) => `${name} (${level})`).join(', ') || '—',
              ),
            ],
          ],
          line,
        ),
        w.p(word(23), { over: 200 }),
      ],
      1100,
    );
  },
};
export default family;
