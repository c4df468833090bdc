/** A CV of a Turkish job board, printed: labels with colons in two columns for every job and school. */
import type { Family } from '../../family.ts';
import {
  cityLine,
  each,
  escape,
  extraSections,
  page,
  section,
  sentences,
  skillNames,
} from '../../html/page.ts';

const css = `h1{font-size:17pt;color:#5b2e8c}h2{font-size:12pt;color:#5b2e8c;border-bottom:1px solid #5b2e8c;margin:5mm 0 2mm}table{border-collapse:collapse;width:100%;margin-bottom:3mm}
td{padding:.6mm 2mm .6mm 0;vertical-align:top}td:first-child{width:42mm;color:#666}.foot{font-size:7.5pt;color:#999;margin-top:8mm}`;

const family: Family = {
  tool: 'chromium',
  languages: ['tr'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const { day, month, year } = cv.birth.date;
    const table = (rows: readonly (readonly [string, string])[]) =>
      `<table>${rows.map(([label, text]) => `<tr><td>${escape(label)}</td><td>: ${escape(text)}</td></tr>`).join('')}</table>`;
    const jobs = cv.work.map((job) =>
      table([
        ['Firma Adı', job.employer],
        ['Pozisyon', job.title],
        ['Çalışma Tarihi', wording.period(job.start, job.end)],
        ['Şehir', job.city],
        ['Çalışma Şekli', 'Sürekli / Tam zamanlı'],
        ['İş Tanımı', sentences(job).join(' ')],
      ]),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      table([
        ['Okul Adı', institution],
        ['Derece', degree],
        ['Bölüm', area],
        ['Başlangıç – Bitiş', wording.period(start, end)],
      ]),
    );
    return page(
      sheet,
      css,
      `<h1>${escape(cv.name.full)}</h1><p>${escape(cv.label)}</p>
${section(
  'İletişim Bilgileri',
  table([
    ['E-Posta', cv.email],
    ['Cep Telefonu', random.chance(0.5) ? cv.phone.international : cv.phone.national],
    ['Adres', `${cv.address.street}, ${cityLine(sheet)} / Türkiye`],
  ]),
)}
${section(
  'Kişisel Bilgiler',
  table([
    ['Doğum Tarihi', `${day}.${month}.${year}`],
    ['Uyruk', 'T.C.'],
    ['Sürücü Belgesi', 'B'],
    ['Askerlik Durumu', random.pick(['Yapıldı', 'Tecilli', 'Muaf'])],
  ]),
)}
${section('Özet Bilgi', `<p>${escape(cv.summary)}</p>`)}
${section('İş Deneyimleri', jobs.join(''))}
${section('Eğitim Bilgileri', schools.join(''))}
${section(
  'Yabancı Dil',
  table(
    cv.languages.map(
      ({ name, level }) => [name, `Okuma: ${level} Yazma: ${level} Konuşma: ${level}`] as const,
    ),
  ),
)}
${section('Yetkinlikler', each('p', random.chance(0.5) ? [skillNames(cv).join(', ')] : skillNames(cv)))}
${extraSections(sheet)}
<p class="foot">Bu özgeçmiş 12.11.2026 tarihinde güncellenmiştir. Sayfa 1</p>`,
    );
  },
};

export default family;
