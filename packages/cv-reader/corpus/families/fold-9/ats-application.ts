/** An application as an applicant tracking system prints it: the job and a number at the top, questions with answers, and the CV as fields that the applicant filled in, one block for each job. */
import type { Family } from '../../family.ts';
import { cityLine, escape, page, section, sentences, skillNames } from '../../html/page.ts';

/** Application, submitted, source, experience number, I work here at present, yes, from, to, question, answer. */
const words: Readonly<Record<string, string>> = {
  en: 'Job application|Submitted|Source|Work experience|I currently work here|Yes|From|To|Are you legally entitled to work in this country?|Field of study',
  de: 'Bewerbung|Eingegangen am|Quelle|Berufserfahrung|Ich arbeite derzeit hier|Ja|Von|Bis|Besitzen Sie eine Arbeitserlaubnis für dieses Land?|Fachrichtung',
  fr: 'Candidature|Reçue le|Source|Expérience professionnelle|J’occupe actuellement ce poste|Oui|De|À|Êtes-vous autorisé(e) à travailler dans ce pays ?|Domaine d’études',
  es: 'Solicitud de empleo|Recibida el|Origen|Experiencia laboral|Trabajo aquí actualmente|Sí|Desde|Hasta|¿Tiene permiso para trabajar en este país?|Campo de estudio',
  it: 'Candidatura|Ricevuta il|Fonte|Esperienza lavorativa|Attualmente lavoro qui|Sì|Dal|Al|È autorizzato/a a lavorare in questo Paese?|Campo di studio',
  nl: 'Sollicitatie|Ontvangen op|Bron|Werkervaring|Ik werk hier momenteel|Ja|Van|Tot|Mag u in dit land werken?|Studierichting',
  pl: 'Aplikacja|Otrzymano|Źródło|Doświadczenie zawodowe|Obecnie tu pracuję|Tak|Od|Do|Czy posiada Pan/Pani pozwolenie na pracę w tym kraju?|Kierunek studiów',
  'pt-BR':
    'Candidatura|Recebida em|Origem|Experiência profissional|Trabalho aqui atualmente|Sim|De|Até|Você tem autorização para trabalhar neste país?|Área de estudo',
  ja: '応募内容|応募日|応募経路|職歴|現在在職中|はい|入社年月|退社年月|日本での就労資格がありますか|専攻',
  tr: 'İş başvurusu|Gönderildi|Kaynak|İş deneyimi|Hâlen burada çalışıyorum|Evet|Başlangıç|Bitiş|Bu ülkede çalışma izniniz var mı?|Bölüm',
  he: 'מועמדות למשרה|הוגשה|מקור|ניסיון תעסוקתי|אני עובד/ת כאן כיום|כן|מתאריך|עד תאריך|האם יש לך אישור עבודה במדינה?|תחום לימוד',
  sv: 'Ansökan|Inkommen|Källa|Arbetslivserfarenhet|Jag arbetar här nu|Ja|Från|Till|Har du rätt att arbeta i landet?|Studieinriktning',
};

const css = `body{font-size:9.5pt;font-family:"Noto Sans","Noto Sans Hebrew","Noto Sans CJK JP",sans-serif}h1{font-size:14pt}.m{color:#666;font-size:8.5pt;margin-bottom:4mm}h2{font-size:11pt;background:#f0f2f5;padding:1.5mm 2mm;margin:5mm 0 2mm}h3{font-size:10pt;margin:3mm 0 1mm}.f{margin-bottom:1.2mm}.f small{display:block;color:#667;font-size:8pt}`;

const family: Family = {
  tool: 'chromium',
  languages: Object.keys(words),
  dateStyle: 'numeric',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const its = (words[cv.language] ?? '').split('|');
    const word = (at: number) => its[at] ?? '';
    const isAbove = random.chance(0.5);
    const field = (label: string, text: string) =>
      isAbove
        ? `<div class="f"><small>${escape(label)}</small><bdi>${escape(text)}</bdi></div>`
        : `<div class="f">${escape(label)}: <b><bdi>${escape(text)}</bdi></b></div>`;
    const block = (title: string, fields: readonly string[]) =>
      `<h3>${escape(title)}</h3>${fields.join('')}`;
    const jobs = cv.work.map((job, at) =>
      block(`${word(3)} ${at + 1}`, [
        field(wording.label('position'), job.title),
        field(wording.label('employer'), job.employer),
        ...(job.end ? [] : [field(word(4), word(5))]),
        field(word(6), wording.date(job.start)),
        ...(job.end ? [field(word(7), wording.date(job.end))] : []),
        field(wording.label('tasks'), `${sentences(job).join('. ')}.`),
      ]),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }, at) =>
      block(`${wording.heading('education')} ${at + 1}`, [
        field(wording.label('institution'), institution),
        field(wording.label('degree'), degree),
        field(word(9), area),
        field(word(6), String(start.year)),
        field(word(7), String(end.year)),
      ]),
    );
    const spoken = cv.languages.map(({ name, level }) => field(name, level));
    return page(
      sheet,
      css,
      `<h1>${escape(word(0))}: ${escape(cv.label)} (R-${random.integer(10_000, 99_999)})</h1>
<p class="m">${escape(word(1))} ${random.integer(10, 28)}/03/2026 · ${escape(word(2))}: ${random.pick(['LinkedIn', 'Indeed', 'Website'])}</p>
${section(wording.heading('contact'), [field(wording.label('name'), cv.name.full), field(wording.label('email'), cv.email), field(wording.label('phone'), cv.phone.international), field(wording.label('address'), `${cv.address.street}, ${cityLine(sheet)}, ${cv.address.country}`)].join(''))}
${section(word(3), jobs.join(''))}
${section(wording.heading('education'), schools.join(''))}
${section(wording.heading('skills'), `<p>${escape(skillNames(cv).join(', '))}</p>`)}
${spoken.length === 0 ? '' : section(wording.heading('languages'), spoken.join(''))}
<hr>${field(word(8), word(5))}`,
    );
  },
};

export default family;
