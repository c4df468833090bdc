/** Applications through the API: the form, its files, and the stages of the pipeline. */
import { and, eq } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { pipelines, stages } from '#data/tables/pipelines.ts';
import { db } from './operator.ts';
import { formOf } from './uploads.ts';
import type { Form, Part } from './uploads.ts';

export const STORE = '/api/candidate-job/store';

/** The fields of the form; `job_id` defaults to a new job. */
export type Applying = {
  email?: string;
  first_name?: string;
  last_name?: string;
  phone?: string;
  job_id?: string;
  source?: string;
  consent?: string;
  /** JSON, by the key of the field. */
  custom?: string;
  /** JSON, by the key of the question. */
  answers?: string;
  language?: string;
  /** Replaces the CV. */
  files?: readonly Part[];
};

export function newApplicant(): string {
  return `ada-${crypto.randomUUID()}@people.example`;
}

/** The form of an applicant named Ada, with a CV. */
export function applicationForm(
  { files = [cvFile()], ...overrides }: Applying & { job_id: string },
  boundary?: string,
): Form {
  const fields = { email: newApplicant(), first_name: 'Ada', last_name: 'Lovelace', ...overrides };
  const texts = Object.entries(fields).map(([name, content]) => ({ name, content }));
  return formOf([...texts, ...files], boundary);
}

export function cvFile(
  content: Uint8Array | string = pdf(`CV ${crypto.randomUUID()}`),
  filename = 'cv.pdf',
): Part {
  return { name: 'file_cv', filename, type: 'application/octet-stream', content };
}

export function letterFile(
  content: Uint8Array | string = `Dear all,\n${crypto.randomUUID()}\n`,
  filename = 'letter.txt',
): Part {
  return { name: 'cover_letter', filename, type: 'application/octet-stream', content };
}

/** A PDF of one page with this ASCII text. */
export function pdf(text: string): Uint8Array {
  const stream = `BT /F1 12 Tf 72 720 Td (${text.replaceAll(/[()\\]/gu, '')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(`${file}${table}${trailer}`);
}

export function docx(text: string): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="${main}"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    ),
  });
}

export function odt(text: string): Uint8Array {
  const office = 'urn:oasis:names:tc:opendocument:xmlns:office:1.0';
  return zipSync({
    // First and uncompressed, so that the file type can be detected.
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8(
      `<office:document-content xmlns:office="${office}" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text><text:p>${text}</text:p></office:text></office:body></office:document-content>`,
    ),
  });
}

/** The stages of the company's default pipeline, in order. */
export async function flowOf({ id }: { id: number }) {
  const rows = await db
    .select({ id: stages.id, name: stages.name, type: stages.type, position: stages.position })
    .from(stages)
    .innerJoin(pipelines, eq(pipelines.id, stages.pipelineId))
    .where(and(eq(pipelines.companyId, id), eq(pipelines.isDefault, true)));
  return rows.toSorted((a, b) => a.position - b.position);
}

/** The id of a stage of the default pipeline, by its index. */
export async function stageAt(company: { id: number }, place: number): Promise<number> {
  return (await flowOf(company))[place]?.id ?? 0;
}

export const template = {
  subject: 'Dear {{candidate.first_name}}',
  body: '<p>{{candidate.first_name}}, come to {{job.title}}: {{stage.name}}.</p>',
};

/** Gives the second stage of the default pipeline an email template; returns the id of the stage. */
export async function templatedStage(
  company: { id: number },
  emailTemplate: { subject: string; body: string } = template,
): Promise<number> {
  const id = await stageAt(company, 1);
  await db.update(stages).set({ emailTemplate }).where(eq(stages.id, id));
  return id;
}

/** Takes the email template from a stage of the default pipeline; returns the id of the stage. */
export async function untemplatedStage(company: { id: number }, place: number): Promise<number> {
  const id = await stageAt(company, place);
  await db.update(stages).set({ emailTemplate: null }).where(eq(stages.id, id));
  return id;
}
