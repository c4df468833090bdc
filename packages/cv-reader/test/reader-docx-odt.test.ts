/** Tests how DOCX and ODT are read, with documents built for each case. */
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { concat } from './support/bytes.ts';
import { compoundFile } from './support/compound.ts';
import { segmentsOf, textsOf, statusOf, linesOf, utf8 } from './support/reading.ts';
import { docx, linked, odt, paragraph, wordXml, zip } from './support/zip.ts';

describe('DOCX', () => {
  const word = (body: string) => docx(wordXml(body));
  const cell = (...texts: string[]) => `<w:tc><w:tcPr/>${texts.map(paragraph).join('')}</w:tc>`;
  const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
  const table = (...rows: string[]) =>
    `<w:tbl><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="6000"/></w:tblGrid>${rows.join('')}</w:tbl>`;

  test('tabs separate the segments of a line and breaks end it', async () => {
    const body =
      '<w:p><w:r><w:t>Acme</w:t><w:tab/><w:t>2019</w:t><w:br/><w:t>Engineer</w:t></w:r></w:p>';
    expect(await linesOf(word(body))).toEqual([['Acme', '2019'], ['Engineer']]);
  });

  test('short cells of a table are read side by side', async () => {
    const body = table(
      row(cell('2019'), cell('Engineer', 'Acme', 'Built it')),
      row(cell('2018'), cell('Dev')),
    );
    expect(await linesOf(word(body))).toEqual([
      ['2019', 'Engineer'],
      ['Acme'],
      ['Built it'],
      ['2018', 'Dev'],
    ]);
    expect((await segmentsOf(word(body)))[1]).toMatchObject({ x: 100 });
  });

  test('the period in the margin stands beside what it dates', async () => {
    const body = table(
      row(cell('Hotel Park', 'Cook', 'Cooked for 80 guests'), cell('2019 – 2021', 'Bern')),
    );
    expect(await linesOf(word(body))).toEqual([
      ['Hotel Park', '2019 – 2021'],
      ['Cook', 'Bern'],
      ['Cooked for 80 guests'],
    ]);
  });

  test('long cells of a table are read one after the other', async () => {
    const body = table(
      row(cell('Contact', 'Berlin', 'a@b.example', 'Skills', 'SQL'), cell('Profile', 'Kind')),
    );
    expect(await textsOf(word(body))).toEqual([
      'Contact',
      'Berlin',
      'a@b.example',
      'Skills',
      'SQL',
      'Profile',
      'Kind',
    ]);
  });

  test('tables within tables are read', async () => {
    const inner = `<w:tc>${table(row(cell('a'), cell('b')))}<w:p/></w:tc>`;
    expect(await linesOf(word(table(row(inner, cell('c')))))).toEqual([['a', 'b', 'c']]);
  });

  test('a text box and its copy for old programs are read once', async () => {
    const box = `<w:txbxContent>${paragraph('In a box')}</w:txbxContent>`;
    const body = `<w:p><w:r><w:t>Before</w:t><mc:AlternateContent><mc:Choice><w:drawing>${box}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent><w:t>after</w:t></w:r></w:p>`;
    expect(await textsOf(word(body))).toEqual(['Before', 'In a box', 'after']);
  });

  test('headers are read first, each once, and footers last', async () => {
    const header = wordXml(paragraph('maya@example.com'));
    const parts = linked({
      header1: header,
      header2: header,
      footer: wordXml(paragraph('Page 1')),
    });
    expect(await textsOf(docx(wordXml(paragraph('Maya')), parts))).toEqual([
      'maya@example.com',
      'Maya',
      'Page 1',
    ]);
  });

  test('deleted and hidden text and field instructions are left out', async () => {
    const body =
      '<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:moveFrom><w:r><w:t>moved</w:t></w:r></w:moveFrom>' +
      '<w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:ins><w:r><w:t>there</w:t></w:r></w:ins></w:p>';
    expect(await textsOf(word(body))).toEqual(['there']);
  });

  test('size and weight come from runs and from styles', async () => {
    const styles =
      '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>' +
      '<w:style w:styleId="A"><w:rPr><w:b/></w:rPr></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/><w:rPr><w:sz w:val="40"/></w:rPr></w:style>';
    const body =
      '<w:p><w:pPr><w:pStyle w:val="B"/></w:pPr><w:r><w:t>Maya</w:t></w:r></w:p>' +
      '<w:p><w:pPr><w:rPr><w:b/><w:sz w:val="99"/></w:rPr></w:pPr><w:r><w:t>plain</w:t></w:r></w:p>' +
      '<w:p><w:pPr><w:pStyle w:val="B"/></w:pPr><w:r><w:rPr><w:b w:val="0"/><w:sz w:val="24"/></w:rPr><w:t>own</w:t></w:r></w:p>';
    expect(await segmentsOf(docx(wordXml(body), linked({ styles })))).toMatchObject([
      { text: 'Maya', size: 20, isBold: true },
      { text: 'plain', size: 11, isBold: false },
      { text: 'own', size: 12, isBold: false },
    ]);
  });

  test('bullets defined by numbering are added to the text', async () => {
    const numbering =
      '<w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:abstractNum w:abstractNumId="8"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum>' +
      '<w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="8"/></w:num>';
    const item = (list: number) =>
      paragraph('item').replace(
        '<w:p>',
        `<w:p><w:pPr><w:numPr><w:numId w:val="${list}"/></w:numPr></w:pPr>`,
      );
    expect(await textsOf(docx(wordXml(item(1) + item(2)), linked({ numbering })))).toEqual([
      '• item',
      'item',
    ]);
  });

  test('links complete their text with the address, number or profile that they lead to', async () => {
    const targets = {
      a: 'mailto:maya@example.com?subject=CV',
      b: 'https://www.linkedin.com/in/maya-thornton/',
      c: 'tel:+1-206-555-0134',
      d: 'https://acme.example/jobs',
    };
    const relationships = Object.entries(targets)
      .map(([id, target]) => `<Relationship Id="${id}" Type="x/hyperlink" Target="${target}"/>`)
      .join('');
    const link = (id: string, text: string) =>
      `<w:p><w:hyperlink r:id="${id}"><w:r><w:t>${text}</w:t></w:r></w:hyperlink><w:r><w:t> end</w:t></w:r></w:p>`;
    const body = [
      link('a', 'Write to me'),
      link('a', 'maya @example.com'),
      link('a', 'other@example.com'),
      link('b', 'LinkedIn'),
      link('c', '(206) 555-0134'),
      link('c', 'Call'),
      link('d', 'Acme'),
    ].join('');
    const parts = {
      'word/_rels/document.xml.rels': `<Relationships>${relationships}</Relationships>`,
    };
    expect(await textsOf(docx(wordXml(body), parts))).toEqual([
      'Write to me maya@example.com end',
      'maya@example.com end',
      'other@example.com end',
      'LinkedIn linkedin.com/in/maya-thornton end',
      '+1-206-555-0134 end',
      'Call +1-206-555-0134 end',
      'Acme end',
    ]);
  });

  test('the address of a link that is a field completes its result', async () => {
    const field = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
    const body = `<w:p>${field('begin')}<w:r><w:instrText> HYPER</w:instrText></w:r><w:r><w:instrText>LINK "mailto:maya@example.com" </w:instrText></w:r>${field('separate')}<w:r><w:t>Mail</w:t></w:r>${field('end')}<w:r><w:t> | Leeds</w:t></w:r></w:p>`;
    expect(await textsOf(word(body))).toEqual(['Mail maya@example.com | Leeds']);
  });

  test('letters of a symbol font are signs and not text', async () => {
    const icon = (font: string, text: string) =>
      `<w:r><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/></w:rPr><w:t>${text}</w:t></w:r>`;
    const body = `<w:p>${icon('Wingdings', '*')}<w:r><w:t>maya@example.com</w:t></w:r></w:p><w:p>${icon('Material Icons', 'phone')}<w:r><w:t>0161 496 0123</w:t></w:r></w:p>${paragraph('plain')}`;
    expect(await textsOf(word(body))).toEqual(['• maya@example.com', '• 0161 496 0123', 'plain']);
  });

  test('placeholders of a template are left out', async () => {
    const control = (isShown: boolean, text: string) =>
      `<w:sdt><w:sdtPr>${isShown ? '<w:showingPlcHdr/>' : ''}</w:sdtPr><w:sdtContent>${paragraph(text)}</w:sdtContent></w:sdt>`;
    expect(await textsOf(word(control(true, '[Your name]') + control(false, 'Maya')))).toEqual([
      'Maya',
    ]);
  });

  test('Word documents in a single XML file are read', async () => {
    const text = (root: string) =>
      utf8(
        `<?xml version="1.0"?><?mso-application progid="Word.Document"?><${root}>${paragraph('Maya')}</${root}>`,
      );
    expect(await textsOf(text('w:wordDocument'))).toEqual(['Maya']);
    expect(await textsOf(text('pkg:package'))).toEqual(['Maya']);
  });

  test('known entities are decoded and unknown ones kept', async () => {
    expect(
      await textsOf(word(paragraph('R&amp;D &#8211; &#x41; &lt;b&gt; &none; &#1114112;'))),
    ).toEqual(['R&D – A <b> &none;']);
  });

  test('a main part with another name in UTF-16 is read', async () => {
    const part = concat(
      '\u00ff\u00fe',
      new Uint8Array(Buffer.from(wordXml(paragraph('Maya 麻')), 'utf16le')),
    );
    expect(await textsOf(zip({ 'word/document2.xml': part }))).toEqual(['Maya 麻']);
  });

  test('encrypted, truncated and missing parts get their status', async () => {
    const deflated = new Uint8Array(deflateRawSync(wordXml(paragraph('Maya'))));
    expect(await statusOf(docx({ deflated, isEncrypted: true }))).toBe('encrypted');
    expect(await statusOf(docx({ deflated: deflated.subarray(0, 20) }))).toBe('no_text');
    expect(await statusOf(zip({ 'word/other.xml': 'x' }))).toBe('corrupt');
  });

  test('a DOCX encrypted by Office is reported as encrypted', async () => {
    const stream = { EncryptedPackage: new Uint8Array(5000), EncryptionInfo: new Uint8Array(500) };
    expect(await statusOf(compoundFile(stream))).toBe('encrypted');
    expect(await statusOf(compoundFile({ Workbook: new Uint8Array(5000) }))).toBe('corrupt');
  });
});

describe('ODT', () => {
  test('paragraphs, spaces, tabs, lists and tables of ODT are read', async () => {
    const body =
      '<text:h text:outline-level="1">Maya\n  Thornton</text:h><text:p>a<text:s text:c="2"/>b<text:tab/>c<text:line-break/>d</text:p>' +
      '<text:list><text:list-item><text:p>item</text:p></text:list-item></text:list>' +
      '<table:table><table:table-row><table:table-cell><text:p>2019</text:p></table:table-cell><table:table-cell><text:p>Acme</text:p></table:table-cell></table:table-row></table:table>' +
      '<office:annotation><text:p>a comment</text:p></office:annotation>';
    expect(await linesOf(odt(body))).toEqual([
      ['Maya Thornton'],
      ['a b', 'c'],
      ['d'],
      ['• item'],
      ['2019', 'Acme'],
    ]);
  });

  test('headers and inherited styles of ODT are read', async () => {
    const styles =
      '<style:style style:name="A"><style:text-properties fo:font-size="20pt"/></style:style><style:style style:name="B" style:parent-style-name="A"><style:text-properties fo:font-weight="bold"/></style:style>' +
      '<style:header><text:p>a@b.example</text:p></style:header>';
    const body =
      '<text:p text:style-name="B">Maya <text:span text:style-name="A">T</text:span></text:p>';
    expect(await segmentsOf(odt(body, { 'styles.xml': styles }))).toMatchObject([
      { text: 'a@b.example', size: 12 },
      { text: 'Maya T', size: 20, isBold: true },
    ]);
  });

  test('notes and hidden text of ODT are left out, icons are signs, links completed', async () => {
    const styles =
      '<style:default-style style:family="paragraph"><style:text-properties fo:font-size="10pt"/></style:default-style>' +
      '<style:style style:name="H"><style:text-properties text:display="none"/></style:style>' +
      '<style:style style:name="S"><style:text-properties style:font-name="Wingdings"/></style:style>';
    const body =
      '<text:p>Maya Thornton<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>note@example.com</text:p></text:note-body></text:note></text:p>' +
      '<text:p><text:span text:style-name="H">hidden</text:span><text:span text:style-name="S">*</text:span><text:a xlink:href="mailto:maya@example.com">Mail</text:a></text:p>';
    expect(await segmentsOf(odt(body, { 'styles.xml': styles }))).toMatchObject([
      { text: 'Maya Thornton', size: 10 },
      { text: '• Mail maya@example.com' },
    ]);
  });

  test('the headers of all kinds of pages of ODT are read, each text once', async () => {
    const styles =
      '<style:header><text:p>Page</text:p></style:header><style:header-first><text:p>Maya Thornton</text:p></style:header-first>' +
      '<style:header><text:p>Page</text:p></style:header>';
    expect(await textsOf(odt('<text:p>text</text:p>', { 'styles.xml': styles }))).toEqual([
      'Page',
      'Maya Thornton',
      'text',
    ]);
  });

  test('columns of an ODT table stand where their widths say', async () => {
    const styles =
      '<style:style style:name="A"><style:table-column-properties style:column-width="2in"/></style:style>';
    const cells = ['a', 'b', 'c']
      .map((text) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`)
      .join('');
    const body = `<table:table><table:table-column table:style-name="A" table:number-columns-repeated="3"/><table:table-row>${cells}</table:table-row></table:table>`;
    const segments = await segmentsOf(odt(body, { 'styles.xml': styles }));
    expect(segments.map(({ x }) => x)).toEqual([0, 144, 288]);
  });

  test('an ODT that needs a password is reported as encrypted', async () => {
    const manifest = '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>';
    expect(await statusOf(odt('<text:p>x</text:p>', { 'META-INF/manifest.xml': manifest }))).toBe(
      'encrypted',
    );
  });
});
