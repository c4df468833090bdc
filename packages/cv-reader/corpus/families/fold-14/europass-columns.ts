/** The Europass CV in the two-column template that its editor offers since 2022: a blue column with photo, facts and languages with levels in a row, at the right each job as `01/03/2019 – Current` with the town behind it, then `TITLE – EMPLOYER` in capitals. */
import type { YearMonth } from '../../cv.ts';
import type { Family } from '../../family.ts';
import { each, e, list, paper } from '../fold-11/lib/page.ts';
import {
  birthday,
  capitals,
  course,
  h,
  number,
  profile,
  rest,
  skillList,
  tasks,
  upper,
  whole,
} from './lib/kit.ts';
import { portraitUrl } from './lib/picture.ts';

/** Current, mother tongue, other languages, listening, reading, writing, production, interaction, note on levels. */
const words: Readonly<Record<string, string>> = {
  en: 'Current|Mother tongue(s)|Other language(s)|Listening|Reading|Writing|Spoken production|Spoken interaction|Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user',
  de: 'Aktuell|Muttersprache(n)|Weitere Sprache(n)|Hören|Lesen|Schreiben|Zusammenhängendes Sprechen|An Gesprächen teilnehmen|Niveaustufen: A1 und A2: Elementare Sprachverwendung; B1 und B2: Selbstständige Sprachverwendung; C1 und C2: Kompetente Sprachverwendung',
  it: 'Attuale|Lingua madre|Altre lingue|Ascolto|Lettura|Scrittura|Produzione orale|Interazione orale|Livelli: A1 e A2: Livello elementare; B1 e B2: Livello intermedio; C1 e C2: Livello avanzato',
  es: 'Actual|Lengua materna|Otros idiomas|Comprensión auditiva|Comprensión lectora|Expresión escrita|Producción oral|Interacción oral|Niveles: A1 y A2: usuario básico; B1 y B2: usuario independiente; C1 y C2: usuario competente',
  fr: 'Actuel|Langue(s) maternelle(s)|Autre(s) langue(s)|Compréhension orale|Lecture|Écriture|Expression orale|Conversation|Niveaux : A1 et A2 : utilisateur de base ; B1 et B2 : utilisateur indépendant ; C1 et C2 : utilisateur expérimenté',
  pl: 'Obecnie|Język(i) ojczysty(-e)|Inny język lub inne języki|Słuchanie|Czytanie|Pisanie|Tworzenie wypowiedzi|Porozumiewanie się|Poziomy: A1 i A2: poziom podstawowy; B1 i B2: poziom samodzielności; C1 i C2: poziom biegłości',
  el: 'Τωρινή|Μητρική(-ές) γλώσσα(-ες)|Άλλη(-ες) γλώσσα(-ες)|Ακουστική κατανόηση|Γραπτή κατανόηση|Γραφή|Παραγωγή προφορικού λόγου|Προφορική συνδιάλεξη|Επίπεδα: A1 και A2: Βασικός χρήστης· B1 και B2: Ανεξάρτητος χρήστης· C1 και C2: Ικανός χρήστης',
  cs: 'Současnost|Mateřský jazyk|Další jazyk(y)|Poslech|Čtení|Psaní|Samostatný ústní projev|Ústní interakce|Úrovně: A1 a A2: uživatel základů jazyka; B1 a B2: samostatný uživatel; C1 a C2: zkušený uživatel',
  nl: 'Heden|Moedertaal|Andere talen|Luisteren|Lezen|Schrijven|Spreken|Gesprekken voeren|Niveaus: A1 en A2: basisgebruiker; B1 en B2: onafhankelijke gebruiker; C1 en C2: vaardige gebruiker',
  sv: 'Nuvarande|Modersmål|Andra språk|Hörförståelse|Läsförståelse|Skriftlig färdighet|Muntlig produktion|Samtal|Nivåer: A1 och A2: användare på nybörjarnivå; B1 och B2: självständig användare; C1 och C2: avancerad användare',
};

const family: Family = {
  tool: 'chromium',
  languages: Object.keys(words),
  dateStyle: 'numeric',
  html(sheet) {
    const { cv, random, wording } = sheet;
    const [current = '', mother = '', other = '', ...parts] = (words[cv.language] ?? '').split('|');
    const note = parts.pop() ?? '';
    const hasDays = random.chance(0.6);
    const day = ({ year, month }: YearMonth, first = '01') =>
      `${hasDays ? `${first}/` : ''}${String(month).padStart(2, '0')}/${year}`;
    const last = ({ year, month }: YearMonth) =>
      String(new Date(Date.UTC(year, month, 0)).getUTCDate());
    const when = (start: YearMonth, end: YearMonth | null) =>
      `${day(start)} – ${end ? day(end, last(end)) : upper(sheet, current)}`;
    const [own, ...others] = cv.languages;
    const grid = others
      .map(
        ({ name, cefr }) =>
          `<p class="lang">${e(capitals(sheet, name))}</p><div class="levels">${parts.map((one) => `<p>${e(one)}<b>${cefr ?? 'C2'}</b></p>`).join('')}</div>`,
      )
      .join('');
    const spoken = own
      ? `<h3>${e(h(sheet, 'languages'))}</h3><p>${e(mother)}: <b>${e(capitals(sheet, own.name))}</b></p>${others.length ? `<p>${e(other)}:</p>${grid}<p class="note">${e(note)}</p>` : ''}`
      : '';
    const fact = (label: string, value: string) =>
      `<p class="fact"><b>${e(label)}:</b> ${e(value)}</p>`;
    const block = (title: string, body: string) =>
      body === '' ? '' : `<section><h2>${e(title)}</h2>${body}</section>`;
    const entry = (line: string, title: string, where: string, lines: readonly string[]) =>
      `<div class="entry"><p class="when">${e(line)}</p><h4><b>${e(capitals(sheet, title))}</b> – ${e(capitals(sheet, where))}</h4>${list(lines)}</div>`;
    const { country } = cv.address;
    const css = `body::before{content:"";position:fixed;top:0;bottom:0;left:0;width:64mm;background:#004494}.page{display:grid;grid-template-columns:64mm 1fr}aside{position:relative;color:#fff;padding:10mm 7mm;font-size:8.6pt}aside img{width:28mm;height:28mm;border-radius:50%;object-fit:cover;margin-bottom:4mm}aside h3{font-weight:700;text-transform:uppercase;margin:6mm 0 2mm;border-bottom:.5pt solid #fff}.fact{margin-bottom:1.5mm;overflow-wrap:anywhere}.lang{font-weight:700;margin-top:2mm}.levels p{display:flex;justify-content:space-between;gap:2mm}.note{font-size:6.8pt;font-style:italic;margin-top:2mm}main{padding:10mm 12mm 10mm 9mm}h1{font-size:20pt;font-weight:600;color:#004494}h2{font-weight:700;text-transform:uppercase;color:#004494;border-bottom:1px solid #a7b8cc;margin:5mm 0 2.5mm}.when{font-size:8.4pt;color:#555}.entry{margin-bottom:3.5mm;break-inside:avoid}`;
    return paper(
      sheet,
      { font: '"Open Sans"', margin: '0', css, size: '9.2pt' },
      `<div class="page"><aside>${random.chance(0.7) ? `<img src="${portraitUrl()}" alt="">` : ''}<h3>${e(h(sheet, 'contact'))}</h3>${fact(wording.label('birthDate'), birthday(sheet, '/'))}${fact(wording.label('nationality'), cv.nationality)}${fact(wording.label('phone'), `(${number(sheet).split(' ')[0]}) ${number(sheet).split(' ').slice(1).join('')}`)}${fact(wording.label('email'), cv.email)}${profile(
        sheet,
      )
        .map((one) => fact('LinkedIn', one))
        .join(
          '',
        )}${fact(wording.label('address'), whole(sheet))}${spoken}<h3>${e(h(sheet, 'skills'))}</h3>${each('p', random.chance(0.5) ? skillList(sheet) : [skillList(sheet).join(' | ')])}</aside><main><h1>${e(cv.name.full)}</h1>${block(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}${block(h(sheet, 'work'), cv.work.map((job) => entry(`${when(job.start, job.end)} – ${job.city}, ${country}`, job.title, job.employer, tasks(job))).join(''))}${block(h(sheet, 'education'), cv.education.map((one) => entry(`${when(one.start, one.end)} – ${country}`, course(one), one.institution, [])).join(''))}${rest(
        sheet,
      )
        .map(({ title, lines }) => block(title, each('p', lines)))
        .join('')}</main></div>`,
    );
  },
};
export default family;
