/** An application by mail saved from Outlook as a page: header lines, a short letter in paragraphs of Word's classes, the CV pasted below with empty paragraphs between, a legal notice at the foot. */
import type { Family } from '../../family.ts';
import { course, h, isRtl, number, place, rest, span, spoken, tasks, utf8 } from './lib/kit.ts';
import { e } from './lib/page.ts';

/** From, sent, to, subject, the application, salutation, a sentence, a closing, a notice. */
const MAIL: Readonly<Record<string, string>> = {
  en: 'From|Sent|To|Subject|Application|Dear Sir or Madam,|Please find my CV below.|Kind regards|This e-mail is confidential.',
  de: 'Von|Gesendet|An|Betreff|Bewerbung|Sehr geehrte Damen und Herren,|anbei sende ich Ihnen meinen Lebenslauf.|Mit freundlichen Grüßen|Diese E-Mail ist vertraulich.',
  fr: 'De|Envoyé|À|Objet|Candidature|Madame, Monsieur,|Vous trouverez mon CV ci-dessous.|Cordialement|Ce message est confidentiel.',
  es: 'De|Enviado|Para|Asunto|Candidatura|Estimados señores:|Les envío mi currículum a continuación.|Un saludo|Este mensaje es confidencial.',
  it: 'Da|Inviato|A|Oggetto|Candidatura|Gentili Signori,|di seguito il mio curriculum.|Cordiali saluti|Messaggio riservato.',
  nl: 'Van|Verzonden|Aan|Onderwerp|Sollicitatie|Geachte heer, mevrouw,|Hieronder vindt u mijn cv.|Met vriendelijke groet|Dit bericht is vertrouwelijk.',
  pl: 'Od|Wysłano|Do|Temat|Aplikacja|Szanowni Państwo,|poniżej przesyłam moje CV.|Z poważaniem|Wiadomość jest poufna.',
  ru: 'От|Отправлено|Кому|Тема|Резюме|Здравствуйте!|Направляю своё резюме.|С уважением|Сообщение конфиденциально.',
  ar: 'من|تم الإرسال|إلى|الموضوع|طلب توظيف|السادة المحترمون،|تجدون سيرتي الذاتية أدناه.|مع التحية|هذه الرسالة سرية.',
  he: 'מאת|נשלח|אל|נושא|מועמדות|שלום רב,|מצורפים קורות החיים שלי.|בברכה|הודעה זו חסויה.',
  sv: 'Från|Skickat|Till|Ämne|Ansökan|Hej,|nedan följer mitt CV.|Med vänliga hälsningar|Meddelandet är konfidentiellt.',
  tr: 'Kimden|Gönderildi|Kime|Konu|Başvuru|Sayın Yetkili,|özgeçmişimi aşağıda bulabilirsiniz.|Saygılarımla|Bu ileti gizlidir.',
};

const family: Family = {
  tool: 'none',
  extension: 'html',
  languages: Object.keys(MAIL),
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const m = (MAIL[cv.language] ?? '').split('|');
    const dir = isRtl(sheet) ? " dir=RTL style='text-align:right'" : '';
    const p = (html: string) => `<p class=MsoNormal${dir}>${html}<o:p></o:p></p>`;
    const gap = '<p class=MsoNormal><o:p>&nbsp;</o:p></p>';
    const head = (title: string) => `${gap}\n${p(`<b><u>${e(title)}</u></b>`)}`;
    const bullets = (lines: readonly string[]) =>
      lines
        .map(
          (one) =>
            `<p class=MsoListParagraph style='text-indent:-18.0pt'><![if !supportLists]><span style='font-family:Symbol'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>${e(one)}<o:p></o:p></p>`,
        )
        .join('\n');
    const isBelow = random.chance(0.5);
    const jobs = cv.work.map((job) =>
      [
        p(`<b>${e(span(sheet, job))}</b>${isBelow ? '' : ` ${e(job.title)}, ${e(job.employer)}`}`),
        ...(isBelow ? [p(`${e(job.title)}<br>${e(job.employer)}, ${e(job.city)}`)] : []),
        bullets(tasks(job)),
      ].join('\n'),
    );
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15 (filtered medium)"><style><!--
p.MsoNormal, li.MsoNormal, div.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
--></style></head><body lang=${cv.language} link="#0563C1" vlink="#954F72"><div class=WordSection1>
<div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'>${p(`<b>${e(m[0] ?? '')}:</b> ${e(cv.name.full)} &lt;${e(cv.email)}&gt; <br><b>${e(m[1] ?? '')}:</b> 24.11.2026 09:14<br><b>${e(m[2] ?? '')}:</b> jobs@example.com<br><b>${e(m[3] ?? '')}:</b> ${e(m[4] ?? '')}: ${e(cv.label)}`)}</div>
${gap}
${p(e(m[5] ?? ''))}
${p(e(m[6] ?? ''))}
${p(e(m[7] ?? ''))}
${p(e(cv.name.full))}
${gap}
${p(`<b><span style='font-size:16.0pt'>${e(wording.title)}</span></b>`)}
${p(e(cv.name.full))}
${p(e(place(sheet)))}
${p(`${e(wording.label('phone'))}: <span dir=LTR>${e(number(sheet, random.chance(0.5)))}</span>`)}
${p(`${e(wording.label('email'))}: <a href="mailto:${cv.email}">${e(cv.email)}</a>`)}
${head(h(sheet, 'work'))}
${jobs.join(`\n${gap}\n`)}
${head(h(sheet, 'education'))}
${cv.education.map((one) => p(`<b>${e(span(sheet, one))}</b> ${e(course(one))}, ${e(one.institution)}`)).join('\n')}
${head(h(sheet, 'skills'))}
${bullets(cv.skills.map(({ label, names }) => `${label}: ${names.join(', ')}`))}
${cv.languages.length ? `${head(h(sheet, 'languages'))}\n${bullets(spoken(sheet))}` : ''}
${rest(sheet)
  .map(({ title, lines }) => `${head(title)}\n${bullets(lines)}`)
  .join('\n')}
${gap}
<p class=MsoNormal${dir}><span style='font-size:8.0pt;color:gray'>${e(m[8] ?? '')}<o:p></o:p></span></p>
</div></body></html>
`;
    return utf8(html);
  },
};
export default family;
