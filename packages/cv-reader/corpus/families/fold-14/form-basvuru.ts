/** Word: the form of personnel offices in Turkey, Russia, Poland, the Czech lands and Greece, filled in, whose cells hold label and value together (`Firma: …`), each job a small frame of two columns with leaving and reason, yes and no as boxes. */
import type { Family } from '../../family.ts';
import { type Cell, type Child, Word } from '../fold-11/lib/word.ts';
import { birthday, course, number, on, rest, skillList, tasks, whole } from './lib/kit.ts';

/** The labels, in the order of the form. */
const words: Readonly<Record<string, string>> = {
  tr: 'İŞ BAŞVURU FORMU|Başvurulan pozisyon|Adı soyadı|Doğum yeri ve tarihi|Uyruğu|Cep telefonu|E-posta|İkamet adresi|Sürücü belgesi|Evet ☒ Hayır ☐|ÖĞRENİM BİLGİLERİ|Okul|Bölüm|Giriş|Çıkış|İŞ DENEYİMİ (son işinizden başlayarak)|Firma|Şehir|Görevi|İşe giriş|İşten çıkış|Yaptığı işler|Ayrılış nedeni|Kariyer gelişimi|YABANCI DİL|BİLGİ VE BECERİLER|Bu formda verdiğim bilgilerin doğru olduğunu beyan ederim.|Tarih ve imza',
  ru: 'АНКЕТА КАНДИДАТА|Вакансия|Фамилия, имя|Дата и место рождения|Гражданство|Мобильный телефон|Электронная почта|Адрес проживания|Водительское удостоверение|Да ☒ Нет ☐|ОБРАЗОВАНИЕ|Учебное заведение|Специальность|Начало|Окончание|ОПЫТ РАБОТЫ (начиная с последнего места)|Организация|Город|Должность|Принят|Уволен|Обязанности|Причина увольнения|по собственному желанию|ИНОСТРАННЫЕ ЯЗЫКИ|ПРОФЕССИОНАЛЬНЫЕ НАВЫКИ|Достоверность сведений подтверждаю.|Дата и подпись',
  pl: 'KWESTIONARIUSZ OSOBOWY KANDYDATA|Stanowisko|Imię i nazwisko|Data i miejsce urodzenia|Obywatelstwo|Telefon|Adres e-mail|Adres zamieszkania|Prawo jazdy|Tak ☒ Nie ☐|WYKSZTAŁCENIE|Szkoła|Kierunek|Od|Do|PRZEBIEG ZATRUDNIENIA (od ostatniego)|Pracodawca|Miejscowość|Stanowisko|Zatrudniony od|Zatrudniony do|Zakres obowiązków|Powód odejścia|rozwój zawodowy|ZNAJOMOŚĆ JĘZYKÓW|UMIEJĘTNOŚCI|Oświadczam, że podane informacje są prawdziwe.|Data i podpis',
  cs: 'OSOBNÍ DOTAZNÍK UCHAZEČE|Pozice|Jméno a příjmení|Datum a místo narození|Státní příslušnost|Mobil|E-mail|Adresa bydliště|Řidičský průkaz|Ano ☒ Ne ☐|VZDĚLÁNÍ|Škola|Obor|Od|Do|PŘEDCHOZÍ ZAMĚSTNÁNÍ (od posledního)|Zaměstnavatel|Město|Funkce|Nástup|Ukončení|Náplň práce|Důvod odchodu|profesní růst|JAZYKOVÉ ZNALOSTI|ODBORNÉ ZNALOSTI A DOVEDNOSTI|Prohlašuji, že uvedené údaje jsou pravdivé.|Datum a podpis',
  el: 'ΑΙΤΗΣΗ ΠΡΟΣΛΗΨΗΣ|Θέση|Ονοματεπώνυμο|Ημερομηνία και τόπος γέννησης|Υπηκοότητα|Κινητό|E-mail|Διεύθυνση κατοικίας|Δίπλωμα οδήγησης|Ναι ☒ Όχι ☐|ΕΚΠΑΙΔΕΥΣΗ|Σχολή|Ειδικότητα|Από|Έως|ΕΡΓΑΣΙΑΚΗ ΕΜΠΕΙΡΙΑ (αρχίζοντας από την τελευταία)|Εταιρεία|Πόλη|Θέση|Έναρξη|Λήξη|Καθήκοντα|Λόγος αποχώρησης|επαγγελματική εξέλιξη|ΞΕΝΕΣ ΓΛΩΣΣΕΣ|ΓΝΩΣΕΙΣ ΚΑΙ ΔΕΞΙΟΤΗΤΕΣ|Δηλώνω ότι τα παραπάνω στοιχεία είναι αληθή.|Ημερομηνία και υπογραφή',
};

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc', 'docx', 'odt'],
  languages: ['tr', 'ru', 'pl', 'cs', 'el', 'tr', 'ru'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const its = (words[cv.language] ?? '').split('|');
    const word = (at: number) => its[at] ?? '';
    const w = new Word(sheet, random.pick(['Carlito', 'Arimo', 'Tinos']), 19);
    const line = '7F7F7F';
    const isBold = random.chance(0.6);
    const cell = (at: number, value: string, span = 1): Cell => ({
      of: [{ t: `${word(at)}: `, b: isBold }, value],
      span,
    });
    const head = (at: number): Child => w.p({ t: word(at), b: true }, { over: 180, under: 60 });
    const half = [4800, 4800];
    return w.pack(
      [
        w.p({ t: word(0), b: true, z: 28 }, { at: 'center', under: 100 }),
        w.table(
          half,
          [
            [cell(1, cv.label, 2)],
            [cell(2, cv.name.full), cell(5, number(sheet))],
            [cell(3, `${birthday(sheet)}, ${cv.birth.place}`), cell(6, cv.email)],
            [cell(4, cv.nationality), cell(8, word(9))],
            [cell(7, whole(sheet), 2)],
          ],
          line,
        ),
        head(10),
        w.table(
          half,
          cv.education.flatMap((one): Cell[][] => [
            [cell(11, one.institution), cell(12, course(one))],
            [cell(13, on(sheet, one.start)), cell(14, on(sheet, one.end))],
          ]),
          line,
        ),
        head(15),
        ...cv.work.flatMap((job): Child[] => [
          w.table(
            half,
            [
              [cell(16, job.employer), cell(17, job.city)],
              [cell(18, job.title, 2)],
              [
                cell(19, on(sheet, job.start)),
                cell(20, job.end ? on(sheet, job.end) : wording.present),
              ],
              [cell(21, tasks(job).join('; '), 2)],
              ...(job.end ? [[cell(22, word(23), 2)]] : []),
            ],
            line,
          ),
          w.p('', { under: 40 }),
        ]),
        ...(cv.languages.length
          ? [
              head(24),
              w.table(
                half,
                cv.languages.map(({ name, level }) => [name, level]),
                line,
              ),
            ]
          : []),
        head(25),
        w.table([9600], [[skillList(sheet).join(', ')]], line),
        ...rest(sheet, ['interests', 'references']).flatMap(({ title, lines }) =>
          [w.p({ t: title, b: true }, { over: 180, under: 60 })].concat(
            lines.map((one) => w.p(one)),
          ),
        ),
        w.p(word(26), { over: 200 }),
        w.p(`${word(27)}: 23.11.2026  ____________________`),
      ],
      1000,
    );
  },
};
export default family;
