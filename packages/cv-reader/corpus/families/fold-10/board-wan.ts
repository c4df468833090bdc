/** A Japanese network's profile printed from the browser: cover, name, "now" and "past" with company over post and period. */
import type { Family } from '../../family.ts';
import { e, frame, map } from './lib/html.ts';
import { allSkills, h, period, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['ja'],
  dateStyle: 'han',
  html(sheet) {
    const { cv, random } = sheet;
    const join = random.pick([' - ', '〜', ' – ']);
    const block = (title: string, body: string) =>
      body === '' ? '' : `<section><h2>${e(title)}</h2>${body}</section>`;
    const job = (one: (typeof cv.work)[number]) =>
      `<div class="j"><div class="k">${e(one.employer.replace(/株式会社|\(株\)/gu, '').slice(0, 1))}</div><div><h3>${e(one.employer)}</h3><p>${e(one.title)}</p><p class="g">${e(period(sheet, one, 'wording', join))}</p><p>${e(tasks(one).join('。'))}。</p></div></div>`;
    return frame(
      sheet,
      '"Noto Sans CJK JP"',
      '0',
      `
.cv{height:30mm;background:linear-gradient(90deg,#9bd0d9,#e5d4b8)}.w{padding:0 20mm 10mm}.av{width:26mm;height:26mm;border-radius:50%;background:#bbb;border:3px solid #fff;margin-top:-13mm}h1{font-size:20pt;font-weight:700;margin-top:2mm}.g{color:#888;font-size:8.8pt}section{border-top:1px solid #e5e5e5;padding-top:4mm;margin-top:5mm}h2{font-size:13pt;font-weight:700;margin-bottom:3mm}.j{display:flex;gap:4mm;margin-bottom:5mm}.k{width:12mm;height:12mm;flex:none;background:#eef;display:flex;align-items:center;justify-content:center;color:#446}h3{font-weight:700;font-size:11pt}.t span{display:inline-block;border:1px solid #ccc;border-radius:4mm;padding:.6mm 3mm;margin:0 1.5mm 2mm 0}`,
      `
<div class="cv"></div><div class="w"><div class="av"></div><h1>${e(cv.name.full)}</h1><p>${e(`${cv.work[0]?.employer ?? ''} / ${cv.label}`)}</p><p class="g">${e(cv.address.city)}</p><p class="g">${e(cv.email)}　${e(cv.phone.national)}</p>
${block(random.pick(['自己紹介', 'この先やってみたいこと', 'プロフィール']), `<p>${e(cv.summary)}</p>`)}
${block(h(sheet, 'work'), map(cv.work, job))}
${block('スキルと特徴', `<div class="t">${map(allSkills(sheet), (one) => `<span>${e(one)}</span>`)}</div>`)}
${block(
  '学歴',
  map(
    cv.education,
    (one) =>
      `<div class="j"><div class="k">学</div><div><h3>${e(one.institution)}</h3><p>${e(`${one.area}　${one.degree}`)}</p><p class="g">${e(period(sheet, one, 'wording', join))}</p></div></div>`,
  ),
)}
${block(
  '言語',
  map(cv.languages, ({ name, level }) => `<p>${e(name)} - ${e(level)}</p>`),
)}
${
  cv.certificates.length
    ? block(
        '資格',
        map(
          cv.certificates,
          (one) =>
            `<p>${e(`${one.name}（${one.issuer}）${one.date.year}年${one.date.month}月`)}</p>`,
        ),
      )
    : ''
}</div>`,
    );
  },
};
export default family;
