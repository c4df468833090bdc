/** Word: the questionnaire for a person who seeks employment, as the labour codes of Poland and its neighbours have it: numbered questions with dotted answers, the schooling and the course of work as numbered paragraphs that name period, employer and post, a clause at the foot. */
import type { Family } from '../../family.ts';
import { Word } from '../fold-11/lib/word.ts';
import { birthday, course, number, skillList, span, tasks, whole, wordsIn } from './lib/kit.ts';

/** The questions, in the order of the sheet. */
const words: Readonly<Record<string, string>> = {
  pl: 'KWESTIONARIUSZ OSOBOWY DLA OSOBY UBIEGAJĄCEJ SIĘ O ZATRUDNIENIE|Imię (imiona) i nazwisko|Data urodzenia|Obywatelstwo|Dane kontaktowe|adres do korespondencji|telefon|e-mail|Wykształcenie (nazwa szkoły i rok jej ukończenia)|Przebieg dotychczasowego zatrudnienia|okres|pracodawca|stanowisko|zakres czynności|Kwalifikacje zawodowe i dodatkowe umiejętności|Znajomość języków obcych|Oświadczam, że dane zawarte w kwestionariuszu są zgodne ze stanem faktycznym.|(miejscowość i data)|(podpis osoby ubiegającej się o zatrudnienie)',
  cs: 'OSOBNÍ DOTAZNÍK UCHAZEČE O ZAMĚSTNÁNÍ|Jméno a příjmení|Datum narození|Státní příslušnost|Kontaktní údaje|adresa bydliště|telefon|e-mail|Vzdělání (název školy, obor, rok ukončení)|Průběh předchozích zaměstnání|doba|zaměstnavatel|funkce|pracovní náplň|Odborné znalosti a dovednosti|Jazykové znalosti|Prohlašuji, že údaje uvedené v dotazníku jsou pravdivé.|(místo a datum)|(podpis uchazeče)',
  ru: 'АНКЕТА СОИСКАТЕЛЯ|Фамилия, имя, отчество|Дата рождения|Гражданство|Контактные данные|адрес проживания|телефон|e-mail|Образование (учебное заведение, специальность, годы обучения)|Сведения о трудовой деятельности|период работы|организация|должность|обязанности|Профессиональные навыки|Знание иностранных языков|Достоверность указанных сведений подтверждаю.|(место и дата)|(подпись соискателя)',
};

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'doc', 'pdf', 'docx'],
  languages: ['pl', 'cs', 'pl', 'ru'],
  docx(sheet) {
    const { cv, random } = sheet;
    const word = wordsIn(words, sheet);
    const w = new Word(sheet, 'Tinos', 22);
    const dots = random.pick(['..... ', '____ ', '']);
    let count = 0;
    const ask = (at: number, value = '') =>
      w.p(
        [`${++count}. ${word(at)}${value ? ': ' : ''}`, { t: value && `${dots}${value}`, i: true }],
        {
          over: 100,
        },
      );
    const answer = (text: string) =>
      w.p({ t: text, i: true }, { indent: { left: 400 }, under: 30 });
    return w.pack(
      [
        w.p({ t: word(0), b: true, z: 25 }, { at: 'center', under: 200 }),
        ask(1, cv.name.full),
        ask(2, birthday(sheet)),
        ask(3, cv.nationality),
        ask(4),
        answer(`${word(5)}: ${whole(sheet)}`),
        answer(`${word(6)}: ${number(sheet, random.chance(0.6))}`),
        answer(`${word(7)}: ${cv.email}`),
        ask(8),
        ...cv.education.map((one) =>
          answer(`${one.institution}, ${course(one)}, ${span(sheet, one)}`),
        ),
        ask(9),
        ...cv.work.flatMap((job, at) => [
          answer(`${String.fromCharCode(97 + at)}) ${word(10)}: ${span(sheet, job)}`),
          answer(`    ${word(11)}: ${job.employer}, ${job.city}`),
          answer(`    ${word(12)}: ${job.title}`),
          answer(`    ${word(13)}: ${tasks(job).join('; ')}`),
        ]),
        ask(14),
        answer(skillList(sheet).join(', ')),
        ask(15),
        answer(cv.languages.map(({ name, level }) => `${name} – ${level}`).join(', ') || '—'),
        w.p(word(16), { over: 240, under: 300 }),
        w.table(
          [4800, 4800],
          [
            [
              {
                of: [
                  w.p(`${cv.address.city}, 20.11.2026`, { at: 'center' }),
                  w.p({ t: word(17), z: 16 }, { at: 'center' }),
                ],
              },
              {
                of: [
                  w.p('......................', { at: 'center' }),
                  w.p({ t: word(18), z: 16 }, { at: 'center' }),
                ],
              },
            ],
          ],
        ),
      ],
      1300,
    );
  },
};
export default family;
