/** An e-mail printed from its web page: the account and the subject at the top, sender and recipient with the time, a few words, and the CV typed into the mail with bold headings, quoted marks at the foot. */
import type { Family } from '../../family.ts';
import { cityLine, each, escape, page, sentences } from '../../html/page.ts';

/** Subject, to, one message, greeting, closing. */
const words: Readonly<Record<string, string>> = {
  en: 'Application for|To|1 message|Good morning, please find my CV below. I could begin next month.|Kind regards',
  de: 'Bewerbung als|An|1 Nachricht|Guten Tag, unten finden Sie meinen Lebenslauf. Ich könnte nächsten Monat anfangen.|Mit freundlichen Grüßen',
  fr: 'Candidature au poste de|À|1 message|Bonjour, vous trouverez mon CV ci-dessous. Je suis libre dès le mois prochain.|Cordialement',
  es: 'Candidatura para|Para|1 mensaje|Buenos días: les envío mi currículum a continuación. Puedo empezar el mes que viene.|Un cordial saludo',
  it: 'Candidatura come|A|1 messaggio|Buongiorno, di seguito il mio curriculum. Potrei iniziare il mese prossimo.|Cordiali saluti',
  nl: 'Sollicitatie als|Aan|1 bericht|Goedemorgen, hieronder vindt u mijn cv. Ik kan volgende maand beginnen.|Met vriendelijke groet',
  'pt-BR':
    'Candidatura para|Para|1 mensagem|Bom dia, segue abaixo meu currículo. Posso começar no próximo mês.|Atenciosamente',
  pl: 'Aplikacja na stanowisko|Do|1 wiadomość|Dzień dobry, poniżej przesyłam swoje CV. Mogę zacząć od przyszłego miesiąca.|Z poważaniem',
  tr: 'Başvuru:|Kime|1 ileti|Merhaba, özgeçmişimi aşağıda bulabilirsiniz. Gelecek ay başlayabilirim.|Saygılarımla',
  el: 'Αίτηση για τη θέση|Προς|1 μήνυμα|Καλημέρα σας, ακολουθεί το βιογραφικό μου. Μπορώ να ξεκινήσω τον επόμενο μήνα.|Με εκτίμηση',
};

const css = `body{font-family:"Liberation Sans",sans-serif;font-size:10pt}.t{display:flex;justify-content:space-between;font-weight:bold;border-bottom:.3mm solid #000;padding-bottom:1mm}h1{font-size:13pt;margin-top:3mm}.n{font-size:8.5pt}hr{border:0;border-top:.2mm solid #999}.h{display:flex;justify-content:space-between;margin:2mm 0}.m{margin-inline-start:8mm}.m p{margin-bottom:2.5mm}.u{margin-top:10mm;font-size:7.5pt;color:#444}`;

const family: Family = {
  tool: 'chromium',
  languages: Object.keys(words),
  html(sheet) {
    const { cv, wording, random } = sheet;
    const its = (words[cv.language] ?? '').split('|');
    const word = (at: number) => its[at] ?? '';
    const { name, address } = cv;
    const company = random.pick(['acme', 'bakery', 'clinic', 'works']);
    const heading = (text: string) => `<p><b>${escape(text)}</b></p>`;
    const jobs = cv.work.map(
      (job) =>
        `<p>${escape(wording.period(job.start, job.end))}: ${escape(job.title)}, ${escape(job.employer)}, ${escape(job.city)}<br>${sentences(
          job,
        )
          .map((text) => `- ${escape(text)}`)
          .join('<br>')}</p>`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<p>${escape(wording.period(start, end))}: ${escape(`${degree} ${area}`)}, ${escape(institution)}</p>`,
    );
    const skills = cv.skills.map(({ label, names }) => `${label}: ${names.join(', ')}`);
    const spoken = cv.languages.map((one) => `${one.name} (${one.level})`);
    const time = `${random.integer(10, 28)}.03.2026, ${random.integer(10, 21)}:${random.integer(10, 59)}`;
    return page(
      sheet,
      css,
      `<div class="t"><span>Mail</span><span>jobs@${company}.example</span></div>
<h1>${escape(`${word(0)} ${cv.label}`)}</h1><p class="n">${word(2)}</p><hr>
<div class="h"><span><b>${escape(name.full)}</b> &lt;${escape(cv.email)}&gt;</span><span>${time}</span></div>
<p class="n">${word(1)}: jobs@${company}.example</p>
<div class="m"><p></p><p>${escape(word(3))}</p>
${heading(wording.heading('work'))}${jobs.join('')}
${heading(wording.heading('education'))}${schools.join('')}
${heading(wording.heading('skills'))}${each('p', skills)}
${spoken.length === 0 ? '' : heading(wording.heading('languages')) + each('p', spoken)}
<p>${escape(word(4))}</p><p>${escape(name.full)}<br>${escape(address.street)}<br>${escape(cityLine(sheet))}<br>${escape(address.country)}<br>${escape(cv.phone.international)}</p></div>
<p class="u">https://mail.example/mail/u/0/?ik=${random.integer(100_000, 999_999)}&amp;view=pt&amp;search=all</p>`,
    );
  },
};

export default family;
