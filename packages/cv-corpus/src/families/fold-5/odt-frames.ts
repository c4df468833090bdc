/** ODT as Writer saves it: styles of its own, a frame with the contact details, a table of jobs, lists of skills. */
import { strToU8, zipSync } from 'fflate';
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { cityLine, escape, sentences } from '../../html/page.ts';

const TYPE = 'application/vnd.oasis.opendocument.text';
const NAMESPACES = ['office', 'text', 'table', 'style']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .concat(
    'xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"',
    'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
    'xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"',
  )
  .join(' ');
const STYLES = `<style:style style:name="P1" style:family="paragraph"><style:text-properties fo:font-size="22pt" fo:font-weight="bold"/></style:style><style:style style:name="P2" style:family="paragraph"><style:paragraph-properties fo:margin-top="0.4cm"/><style:text-properties fo:font-size="14pt" fo:font-weight="bold"/></style:style><style:style style:name="fr1" style:family="graphic"><style:graphic-properties style:wrap="left" style:horizontal-pos="from-left" style:horizontal-rel="paragraph" style:vertical-pos="from-top" style:vertical-rel="paragraph"/></style:style><style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="A" style:family="table-column"><style:table-column-properties style:column-width="4.2cm"/></style:style><style:style style:name="B" style:family="table-column"><style:table-column-properties style:column-width="12.8cm"/></style:style>`;

const p = (text: string, style = 'Standard') =>
  `<text:p text:style-name="${style}">${text}</text:p>`;
const bold = (text: string) => `<text:span text:style-name="T1">${escape(text)}</text:span>`;
const heading = (text: string) =>
  `<text:h text:style-name="P2" text:outline-level="2">${escape(text)}</text:h>`;
const listed = (lines: readonly string[]) =>
  lines.length === 0
    ? ''
    : `<text:list>${lines.map((line) => `<text:list-item>${p(escape(line))}</text:list-item>`).join('')}</text:list>`;

function table(name: string, rows: readonly (readonly [string, string])[]): string {
  const cell = (content: string) =>
    `<table:table-cell office:value-type="string">${content}</table:table-cell>`;
  const all = rows.map(
    ([left, right]) => `<table:table-row>${cell(p(escape(left)))}${cell(right)}</table:table-row>`,
  );
  return `<table:table table:name="${name}"><table:table-column table:style-name="A"/><table:table-column table:style-name="B"/>${all.join('')}</table:table>`;
}

const family: Family = {
  tool: 'none',
  extension: 'odt',
  languages: ['cs', 'de', 'fr', 'el', 'ru', 'es', 'pl', 'ar'],
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const contact = [cv.address.street, cityLine(sheet), cv.phone.national, cv.email];
    const frame = `<draw:frame draw:style-name="fr1" draw:name="Frame1" text:anchor-type="paragraph" svg:x="11cm" svg:y="0cm" svg:width="6cm" draw:z-index="0"><draw:text-box fo:min-height="2cm">${contact.map((line) => p(escape(line))).join('')}</draw:text-box></draw:frame>`;
    const jobs = cv.work.map(
      (job) =>
        [
          wording.period(job.start, job.end),
          `${p(bold(job.title))}${p(escape(`${job.employer}, ${job.city}`))}${listed(sentences(job))}`,
        ] as const,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        [
          wording.period(start, end),
          `${p(bold(institution))}${p(escape(`${degree} ${area}`))}`,
        ] as const,
    );
    const skills = random.chance(0.5)
      ? listed(cv.skills.flatMap(({ names }) => names))
      : cv.skills
          .map(({ label, names }) => p(`${bold(label)}:<text:tab/>${escape(names.join(', '))}`))
          .join('');
    const body = [
      p(`${frame}${escape(cv.name.full)}`, 'P1'),
      p(escape(cv.label)),
      p(''),
      p(escape(cv.summary)),
      p(''),
      heading(wording.heading('work')),
      table('Table1', jobs),
      heading(wording.heading('education')),
      table('Table2', schools),
      heading(wording.heading('skills')),
      skills,
      ...(cv.languages.length === 0 ? [] : [heading(wording.heading('languages'))]),
      ...cv.languages.map(({ name, level }) =>
        p(`${escape(name)}<text:s text:c="2"/>–<text:s/>${escape(level)}`),
      ),
      ...extras(sheet).map(({ title, lines }) => heading(title) + listed(lines)),
    ];
    const content = `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${NAMESPACES} office:version="1.3"><office:automatic-styles>${STYLES}</office:automatic-styles><office:body><office:text>${body.join('')}</office:text></office:body></office:document-content>`;
    const manifest = `<?xml version="1.0" encoding="UTF-8"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="${TYPE}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`;
    return zipSync({
      mimetype: [strToU8(TYPE), { level: 0 }],
      'content.xml': strToU8(content),
      'META-INF/manifest.xml': strToU8(manifest),
    });
  },
};

export default family;
