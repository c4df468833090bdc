/** HTML: the page "My CV" made with a builder of sites and saved: boxes in boxes with generated ids, a span for each line, scripts with data, a cookie notice, a banner of the builder. */
import type { Family } from '../../family.ts';
import { e } from '../fold-11/lib/page.ts';
import {
  contacts,
  course,
  h,
  isRtl,
  rest,
  skillList,
  span,
  spoken,
  tasks,
  utf8,
} from '../fold-12/lib/kit.ts';

const family: Family = {
  tool: 'none',
  extension: 'html',
  languages: ['en', 'es', 'he', 'fr', 'de', 'ru', 'pt-BR', 'it', 'ja', 'pl', 'tr', 'vi'],
  bytes(sheet) {
    const { cv, random } = sheet;
    const id = () => `comp-${random.integer(100_000, 999_999).toString(36)}`;
    const line = (text: string, tag = 'p') =>
      `<div id="${id()}" class="KcpHeO tz5f0K wixui-rich-text" data-testid="richTextElement"><${tag} class="font_8 wixui-rich-text__text"><span style="font-size:16px;" class="wixui-rich-text__text">${e(text)}</span></${tag}></div>\n`;
    const block = (title: string, body: string) =>
      body === ''
        ? ''
        : `<section id="${id()}" class="Oqnisf"><div class="LWbAav Kv1aVt"></div><div data-mesh-id="${id()}inlineContent" class="VM7gjN">${line(title, 'h2')}${body}</div></section>\n`;
    const entry = (when: string, title: string, where: string, lines: readonly string[]) =>
      `<div id="${id()}" class="MW5IWV"><div class="left">${line(when)}</div><div class="right">${line(title, 'h3')}${line(where)}${lines.map((one) => line(one)).join('')}</div></div>\n`;
    const html = `<!DOCTYPE html><html lang="${cv.language}" dir="${isRtl(sheet) ? 'rtl' : 'ltr'}"><head><meta charset='utf-8'><title>CV | ${e(cv.name.full)}</title><style>.MW5IWV{display:flex}</style><script>window.viewerModel={"siteId":"${id()}","features":["cookies","menu"]}</script></head>
<body><div id="WIX_ADS"><a href="#"><span>This site was designed with a website builder.</span><span>Start Now</span></a></div>
<header id="SITE_HEADER"><div class="menu"><a href="/">Home</a><a href="/projects">Projects</a><a href="/cv">CV</a><a href="/contact">Contact</a></div></header>
<main id="PAGES_CONTAINER">${line(cv.name.full, 'h1')}${line(cv.label)}
${block(h(sheet, 'summary'), line(cv.summary))}${block(h(sheet, 'work'), cv.work.map((job) => entry(span(sheet, job), job.title, `${job.employer}, ${job.city}`, tasks(job))).join(''))}${block(h(sheet, 'education'), cv.education.map((one) => entry(span(sheet, one), course(one), one.institution, [])).join(''))}${block(
      h(sheet, 'skills'),
      skillList(sheet)
        .map((one) => line(one))
        .join(''),
    )}${block(
      h(sheet, 'languages'),
      spoken(sheet)
        .map((one) => line(one))
        .join(''),
    )}${rest(sheet)
      .map(({ title, lines }) => block(title, lines.map((one) => line(one)).join('')))
      .join('')}
${block(
  h(sheet, 'contact'),
  contacts(sheet)
    .map((one) => line(one))
    .join(''),
)}</main>
<footer id="SITE_FOOTER"><p>© 2026</p></footer><div class="consent-banner-root"><button>Accept</button></div></body></html>`;
    return utf8(html);
  },
};
export default family;
