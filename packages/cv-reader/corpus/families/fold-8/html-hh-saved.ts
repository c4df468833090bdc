/** The page of a résumé on a Russian board, saved by the browser: menus, buttons and similar résumés around it, blocks marked by attributes, hidden texts. */
import type { YearMonth } from '../../cv.ts';
import type { Family } from '../../family.ts';
import { each, escape, list } from '../../html/page.ts';

const PRINTED: YearMonth = { year: 2026, month: 4 };
const COLLAPSED = 'Развернуть';

function forms(count: number, one: string, few: string, many: string): string {
  const last = count % 10;
  if (last === 1 && count % 100 !== 11) return `${count} ${one}`;
  return `${count} ${last >= 2 && last <= 4 && (count % 100 < 12 || count % 100 > 14) ? few : many}`;
}

function lasting(start: YearMonth, end: YearMonth | null): string {
  const until = end ?? PRINTED;
  const months = Math.max(1, (until.year - start.year) * 12 + until.month - start.month + 1);
  const years = Math.floor(months / 12);
  const parts = [
    years > 0 ? forms(years, 'год', 'года', 'лет') : '',
    months % 12 > 0 ? forms(months % 12, 'месяц', 'месяца', 'месяцев') : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

const family: Family = {
  tool: 'none',
  extension: 'html',
  languages: ['ru'],
  dateStyle: 'long',
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const block = (name: string, title: string, html: string) =>
      html === ''
        ? ''
        : `<div class="resume-block" data-qa="resume-block-${name}"><div class="bloko-columns-row"><h2 data-qa="bloko-header-2" class="bloko-header-section-2"><span class="resume-block__title-text">${title}</span></h2></div><div class="resume-block-item-gap">${html}</div></div>\n`;
    const row = (left: string, right: string) =>
      `<div class="resume-block-item-gap"><div class="bloko-columns-row"><div class="bloko-column bloko-column_xs-4">${left}</div><div class="bloko-column bloko-column_l-10"><div class="resume-block-container">${right}</div></div></div></div>`;
    const jobs = cv.work.map((job) =>
      row(
        `${escape(wording.date(job.start))} — ${job.end ? escape(wording.date(job.end)) : 'настоящее время'}<div class="bloko-text bloko-text_tertiary">${lasting(job.start, job.end)}</div>`,
        `<div class="bloko-text bloko-text_strong">${escape(job.employer)}</div><p>${escape(job.city)}</p><div class="bloko-text bloko-text_strong" data-qa="resume-block-experience-position">${escape(job.title)}</div><div data-qa="resume-block-experience-description">${escape([job.summary, ...job.highlights].join('\n')).replaceAll('\n', '<br>')}</div>`,
      ),
    );
    const schools = cv.education.map(({ institution, degree, area, end }) =>
      row(
        String(end.year),
        `<div class="bloko-text bloko-text_strong">${escape(institution)}</div><div>${escape(`${area}, ${degree}`)}</div>`,
      ),
    );
    const tags = cv.skills
      .flatMap(({ names }) => names)
      .map(
        (name) =>
          `<div class="bloko-tag bloko-tag_inline" data-qa="bloko-tag"><span class="bloko-tag__section">${escape(name)}</span></div>`,
      );
    const spoken = cv.languages.map(({ name, level }) => `${name} — ${level}`);
    const age = PRINTED.year - cv.birth.date.year;
    const similar = [random.pick(['Кладовщик', 'Администратор']), 'Менеджер по работе с клиентами'];
    const papers = cv.certificates.map(({ name, issuer, date }) =>
      row(String(date.year), `<div>${escape(name)}</div><div>${escape(issuer)}</div>`),
    );
    const html = `<!DOCTYPE html>
<!-- saved from url=(0050)https://board.example/resume/${random.integer(10_000_000, 99_999_999)} -->
<html lang="ru"><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><title>Резюме ${escape(cv.label)}</title><style>.bloko-tag{display:inline-block;margin:0 8px 8px 0;padding:2px 8px;border-radius:8px;background:#f1f4f9}.supernova-navi a{margin-right:24px}.hidden{display:none}</style><script>window.globalVars={"locale":"RU"};</script></head>
<body><div class="supernova-navi"><a href="#">Соискателям</a><a href="#">Работодателям</a><a href="#">Помощь</a><button>Войти</button></div>
<div class="resume-header-title"><button>Пригласить</button><button>Скачать</button><h2 data-qa="resume-personal-name" class="bloko-header-1"><span>${escape(cv.name.full)}</span></h2>
<p><span data-qa="resume-personal-age">${forms(age, 'год', 'года', 'лет')}</span>, родился(ась) ${cv.birth.date.year}</p><p><span data-qa="resume-personal-address">${escape(cv.address.city)}</span>, ${random.pick(['готов(а) к переезду', 'не готов(а) к переезду'])}</p>
<div data-qa="resume-block-contacts"><span class="hidden">Контакты скрыты</span><div data-qa="resume-contacts-phone"><a href="tel:${cv.phone.e164}">${escape(cv.phone.international)}</a> — предпочитаемый способ связи</div><div data-qa="resume-contact-email"><a href="mailto:${cv.email}">${escape(cv.email)}</a></div></div></div>
<div class="resume-block"><h2><span data-qa="resume-block-title-position">${escape(cv.label)}</span></h2><p>Занятость: полная занятость</p><p>График работы: ${random.pick(['полный день', 'сменный график', 'удалённая работа'])}</p></div>
${block('experience', `Опыт работы — ${lasting(cv.work.at(-1)?.start ?? PRINTED, null)}`, jobs.join(''))}${block('skills', 'Навыки', tags.join(''))}${block('about', 'Обо мне', `<div data-qa="resume-block-skills-content">${escape(cv.summary)}</div>`)}${block('education', 'Образование', schools.join(''))}${block('languages', 'Знание языков', each('p', spoken))}${block('certificates', 'Повышение квалификации, курсы', papers.join(''))}${block('citizenship', 'Гражданство, время в пути до работы', `<p>Гражданство: ${escape(cv.nationality)}</p>`)}
<div class="resume-sidebar"><button>${COLLAPSED}</button><h3>Похожие резюме</h3>${list(similar)}</div><footer>© 2026 Группа компаний. Служба поддержки</footer></body></html>
`;
    return new TextEncoder().encode(html);
  },
};

export default family;
