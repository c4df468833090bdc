/** CVs that are data, JSON Resume and Europass XML, through the API and the career form: accepted, read, refused and downloaded. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { documents } from '#data/tables/documents.ts';
import { readCv } from '#recruiting/people/cvs/actions/read.ts';
import {
  candidate,
  jsonResume,
  skillsPassport,
} from '../../packages/cv-reader/test/support/structured.ts';
import { applicationsOf, openForm } from '../support/apply-form.ts';
import { applicationForm, cvFile, letterFile, STORE } from '../support/applying.ts';
import { API } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';
import { documentsOf, see } from '../support/uploads.ts';

const json = JSON.stringify(jsonResume);

/** Reads the CVs that wait in this company. */
async function readCvs(acme: Company): Promise<void> {
  const rows = await db.select().from(documents).where(eq(documents.companyId, acme.id));
  for (const { id } of rows) await readCv(operator(), id);
}

const ines = {
  content: json,
  type: 'application/json',
  name: 'Ines Rahimi',
  source: 'json_resume',
};
const xml = { type: 'application/xml', source: 'europass' };

const accepted = [
  { ...ines, filename: 'ines.json', kept: 'ines.json' },
  { ...ines, filename: 'ines.txt', kept: 'ines.json' },
  { ...xml, filename: 'matej.xml', kept: 'matej.xml', content: candidate, name: 'Matej Žagar' },
  { ...xml, filename: 'c.xml', kept: 'c.xml', content: skillsPassport, name: "Chiara D'Amico" },
  {
    ...ines,
    filename: 'upload',
    kept: 'upload.xml',
    content: `<resume>${json}</resume>`,
    type: 'application/xml',
  },
];

describe('a CV that is data', () => {
  test.each(accepted)(
    'is accepted as $filename, and taken as it is',
    async ({ filename, content, kept, type, name, source }) => {
      const acme = await openCompany();
      const made = await acme.apply({ files: [cvFile(content, filename)] });
      expect(made.documents).toMatchObject([
        { kind: 'cv', filename: kept, content_type: type, parse_status: 'pending' },
      ]);
      await readCvs(acme);
      expect(await acme.showApplication(made)).toMatchObject({
        parse_status: 'parsed',
        parsed_cv: { basics: { name }, meta: { parser: { source, confidence: 1, pages: 1 } } },
      });
    },
  );

  test('is found by its words', async () => {
    const acme = await openCompany();
    const made = await acme.apply({ files: [cvFile(json, 'ines.json')] });
    await readCvs(acme);
    const path = '/api/candidate-job/index?search=Bouldering';
    const { body } = await acme.recruiter<{ data: { id: number }[] }>('GET', path);
    expect(body.data.data.map(({ id }) => id)).toEqual([made.id]);
  });

  test('never replaces what the person typed', async () => {
    const acme = await openCompany();
    const typed = { first_name: 'Grace', last_name: 'Hopper', phone: '+44 20 7946 0958' };
    const made = await acme.apply({ ...typed, files: [cvFile(json, 'ines.json')] });
    const bare = await acme.apply({ first_name: 'Grace', files: [cvFile(json, 'ines.json')] });
    await readCvs(acme);
    expect(await acme.showApplication(made)).toMatchObject({ ...typed, email: made.email });
    expect(await acme.showApplication(bare)).toMatchObject({
      first_name: 'Grace',
      phone: '+4930901820',
    });
  });

  test.each(accepted)(
    'as $filename is always downloaded, and never shown',
    async ({ filename, content, kept, type }) => {
      const acme = await openCompany();
      const made = await acme.apply({ files: [cvFile(content, filename)] });
      const url = new URL(made.documents[0]?.url ?? '', API);
      const { status, headers, bytes } = await see(`${url.pathname}${url.search}`);
      expect([status, new TextDecoder().decode(bytes)]).toEqual([200, content]);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': type,
        'content-disposition': `attachment; filename="${kept}"; filename*=UTF-8''${kept}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
    },
  );

  test('with nothing in it has no text', async () => {
    const acme = await openCompany();
    const made = await acme.apply({ files: [cvFile('{"basics":{"name":""}}', 'cv.json')] });
    await readCvs(acme);
    expect(await acme.showApplication(made)).toMatchObject({
      parse_status: 'no_text',
      parsed_cv: null,
    });
  });

  test('can be sent by the career form, which offers it for the CV alone', async () => {
    const acme = await openCompany();
    const form = await openForm(acme, await acme.postJob({ status: 'Live' }));
    const accept = (id: string) => {
      const [input = ''] = new RegExp(`<input[^>]*\\sid="${id}"[^>]*>`, 'u').exec(form.html) ?? [];
      return /\saccept="([^"]*)"/u.exec(input)?.[1] ?? '';
    };
    expect(accept('file_cv').split(',')).toEqual(
      expect.arrayContaining(['.json', 'application/json', '.xml', 'application/xml', '.pdf']),
    );
    expect(accept('cover_letter')).toContain('.pdf');
    expect(accept('cover_letter')).not.toMatch(/json|\.xml|application\/xml/u);
    expect(form.html).toContain('JSON Resume');
    const sent = await form.submit({}, { files: [cvFile(candidate, 'matej.xml')] });
    expect(sent.status).toBe(303);
    const [found] = await applicationsOf(acme);
    expect(await acme.showApplication({ id: found?.id ?? 0 })).toMatchObject({
      documents: [{ kind: 'cv', filename: 'matej.xml', content_type: 'application/xml' }],
    });
  });
});

describe('data that is no CV', () => {
  const DATA = 'JSON must be a JSON Resume (jsonresume.org), and XML a Europass CV.';

  test.each([
    { name: 'cv.json', content: '{"a":1}', text: DATA },
    { name: 'cv.json', content: `[${json}]`, text: DATA },
    { name: 'cv.json', content: json.slice(0, -1), text: DATA },
    { name: 'cv.json', content: 'Ada Lovelace', text: DATA },
    { name: 'cv.txt', content: '{"a":1}', text: DATA },
    { name: 'cv.xml', content: '<?xml version="1.0"?><a/>', text: DATA },
    { name: 'cv.xml', content: 'Ada Lovelace', text: DATA },
    {
      name: 'cv.xml',
      content: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      text: DATA,
    },
    {
      name: 'cv.xml',
      content: `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${skillsPassport}`,
      text: DATA,
    },
    {
      name: 'cv.json',
      content: candidate,
      text: "The content is not of the format that the file's extension says.",
    },
    {
      name: 'cv.pdf',
      content: json,
      text: "The content is not of the format that the file's extension says.",
    },
  ])('named $name is refused with 422 for file_cv: $text', async ({ name, content, text }) => {
    const acme = await openCompany();
    const { hash_id: ref } = await acme.postJob();
    const form = applicationForm({ job_id: ref, files: [cvFile(content, name)] });
    const answer = await acme.recruiter('POST', STORE, form.body, form.headers);
    expect(answer.status, answer.text).toBe(422);
    expect(answer.body.errors).toEqual({ file_cv: [text] });
    expect(await documentsOf(acme)).toEqual([]);
  });

  test.each([
    { name: 'letter.json', content: json },
    { name: 'letter.txt', content: json },
    { name: 'letter.xml', content: candidate },
    { name: 'letter.json', content: '{"a":1}' },
  ])('and a cover letter of data, $name, is refused with 422', async ({ name, content }) => {
    const acme = await openCompany();
    const { hash_id: ref } = await acme.postJob();
    const form = applicationForm({ job_id: ref, files: [letterFile(content, name)] });
    const answer = await acme.recruiter('POST', STORE, form.body, form.headers);
    expect(answer.status, answer.text).toBe(422);
    expect(answer.body.errors).toEqual({
      cover_letter: ['Must be a PDF, DOC, DOCX, ODT, RTF or text file.'],
    });
    expect(await documentsOf(acme)).toEqual([]);
  });
});
