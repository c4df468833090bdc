/** The mail in which a job board reports an application, saved as a page: a picture and a button of the board above, the person in a card, then the CV as the board has read it, and the board's footer with its own address. */
import type { Family } from '../../family.ts';
import { each, escape, sentences, skillNames } from '../../html/page.ts';

/** New application, button, rights, not interested. */
const words: Readonly<Record<string, readonly [string, string, string]>> = {
  en: [
    'New application for',
    'View application',
    'You receive this mail because you posted a job.',
  ],
  de: [
    'Neue Bewerbung für',
    'Bewerbung ansehen',
    'Sie erhalten diese Nachricht, weil Sie eine Stelle ausgeschrieben haben.',
  ],
  fr: [
    'Nouvelle candidature pour',
    'Voir la candidature',
    'Vous recevez ce message car vous avez publié une offre.',
  ],
  es: [
    'Nueva candidatura para',
    'Ver candidatura',
    'Recibe este correo porque ha publicado una oferta.',
  ],
  it: [
    'Nuova candidatura per',
    'Vedi candidatura',
    'Riceve questo messaggio perché ha pubblicato un annuncio.',
  ],
  nl: [
    'Nieuwe sollicitatie voor',
    'Bekijk sollicitatie',
    'U ontvangt dit bericht omdat u een vacature heeft geplaatst.',
  ],
  pl: [
    'Nowa aplikacja na stanowisko',
    'Zobacz aplikację',
    'Otrzymują Państwo tę wiadomość, ponieważ opublikowali Państwo ogłoszenie.',
  ],
  cs: [
    'Nová odpověď na inzerát',
    'Zobrazit odpověď',
    'Tuto zprávu dostáváte, protože jste zveřejnili inzerát.',
  ],
  ru: [
    'Новый отклик на вакансию',
    'Посмотреть отклик',
    'Вы получили это письмо, потому что разместили вакансию.',
  ],
  tr: ['Yeni başvuru:', 'Başvuruyu görüntüle', 'Bu iletiyi ilan yayımladığınız için aldınız.'],
};

const family: Family = {
  tool: 'none',
  extension: 'html',
  languages: Object.keys(words),
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const [lead, button, why] = words[cv.language] ?? ['', '', ''];
    const h = (text: string) => `<h3 style="margin:24px 0 8px;color:#2d2d2d">${escape(text)}</h3>`;
    const jobs = cv.work.map(
      (job) =>
        `<p style="margin:0 0 12px"><strong>${escape(job.title)}</strong><br>${escape(job.employer)} - ${escape(job.city)}<br><span style="color:#767676">${escape(wording.period(job.start, job.end))}</span></p><ul>${each('li', sentences(job))}</ul>`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<p style="margin:0 0 12px"><strong>${escape(`${degree}, ${area}`)}</strong><br>${escape(institution)}<br><span style="color:#767676">${escape(wording.period(start, end))}</span></p>`,
    );
    const spoken = cv.languages.map(({ name, level }) => `${name} - ${level}`);
    const id = random.integer(100_000, 999_999);
    const html = `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="${cv.language}"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title>${escape(`${lead} ${cv.label}`)}</title><style type="text/css">body{margin:0;background:#f3f2f1}.card{background:#fff;padding:24px}</style></head>
<body><div style="display:none;max-height:0;overflow:hidden">${escape(`${cv.name.full} · ${cv.label}`)}</div>
<table width="100%" cellpadding="0" cellspacing="0" role="presentation"><tr><td align="center"><table width="600" role="presentation"><tr><td style="padding:16px"><img src="https://board.example/logo.png" alt="Jobboard" width="120" /></td></tr>
<tr><td class="card"><p style="font-size:18px">${escape(`${lead} ${cv.label}`)}</p>
<h2 style="margin:16px 0 4px">${escape(cv.name.full)}</h2><p>${escape(`${cv.address.city}, ${cv.address.country}`)}<br /><a href="mailto:${cv.email}">${escape(cv.email)}</a><br />${escape(cv.phone.international)}</p>
<p><a href="https://board.example/a/${id}" style="background:#2557a7;color:#fff;padding:10px 20px">${escape(button)}</a></p>
${h(wording.heading('work'))}${jobs.join('\n')}
${h(wording.heading('education'))}${schools.join('\n')}
${h(wording.heading('skills'))}<p>${escape(skillNames(cv).join(' · '))}</p>
${spoken.length === 0 ? '' : `${h(wording.heading('languages'))}${each('p', spoken)}`}
</td></tr><tr><td style="font-size:11px;color:#767676;padding:16px">${escape(why)}<br />Jobboard Ltd., 1 Harbour Street, Dublin</td></tr></table></td></tr></table></body></html>`;
    return new TextEncoder().encode(html);
  },
};

export default family;
