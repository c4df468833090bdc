/** Tests the documents of persons: adding and removing them, and the CV that applications without one show. */
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { documents } from '#data/tables/documents.ts';
import type {
  Application,
  ApplicationDetail,
} from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { CandidateDocument } from '#recruiting/pipeline/applications/schemas/documents.ts';
import type {
  Candidate,
  CandidateExport,
} from '#recruiting/people/candidates/schemas/candidates.ts';
import { readCv } from '#recruiting/people/cvs/actions/read.ts';
import { cvFile, newApplicant, pdf } from '../support/applying.ts';
import { API } from '../support/call.ts';
import type { Answer } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openAgent } from '../support/agents.ts';
import { db, operator } from '../support/operator.ts';
import { tick } from '../support/ticks.ts';
import { documentsOf, formOf, image, see } from '../support/uploads.ts';

const BARE = { files: [] };

type NewDocument = { kind?: string; filename?: string; content?: Uint8Array | string };

function store(
  acme: Company,
  id: number,
  { kind = 'certificate', filename = 'paper.pdf', content = pdf('A paper') }: NewDocument = {},
): Promise<Answer<Candidate>> {
  const form = formOf([
    { name: 'kind', content: kind },
    { name: 'file', filename, content },
  ]);
  return acme.recruiter('POST', `/api/candidates/store-document/${id}`, form.body, form.headers);
}

/** The newest own document of the person. */
async function stored(acme: Company, id: number, document?: NewDocument) {
  const answer = await store(acme, id, document);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data.documents[0] ?? expect.fail('It has no document.');
}

function remove(acme: Company, { id }: { id: number }) {
  return acme.recruiter('DELETE', `/api/candidates/destroy-document/${id}`);
}

/** A CV of these words; the parser is run at once. */
async function storedCv(acme: Company, id: number, words: string): Promise<CandidateDocument> {
  const made = await stored(acme, id, { kind: 'cv', content: pdf(`Skills: ${words}`) });
  await readCv(operator(), made.id);
  return made;
}

async function appliedWithCv(acme: Company, words: string, email = newApplicant()) {
  const made = await acme.apply({ email, files: [cvFile(pdf(`Skills: ${words}`))] });
  await readCv(operator(), made.documents[0]?.id ?? 0);
  return made;
}

async function assigned(acme: Company, candidateId: number): Promise<ApplicationDetail> {
  const answer = await acme.recruiter<ApplicationDetail>(
    'POST',
    '/api/candidate-job/assign-to-job',
    { candidate_id: candidateId, job_id: (await acme.postJob()).hash_id },
  );
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data;
}

/** The ids of the applications whose CVs have these words. */
async function found(acme: Company, words: string): Promise<number[]> {
  const path = `/api/candidate-job/index?search-key=${encodeURIComponent(words)}`;
  const { body } = await acme.viewer<{ data: Application[] }>('GET', path);
  return body.data.data.map(({ id }) => id).toSorted((a, b) => a - b);
}

async function openSearching(): Promise<Company> {
  const acme = await openCompany();
  await acme.admin('POST', '/api/hiring-settings', { searches_cv_text: true });
  return acme;
}

async function prospect(acme: Company): Promise<Candidate> {
  const answer = await acme.recruiter<Candidate>('POST', '/api/candidates/store', {
    first_name: 'Grace',
  });
  return answer.body.data;
}

async function show(acme: Company, id: number): Promise<Candidate> {
  return (await acme.viewer<Candidate>('GET', `/api/candidates/show/${id}`)).body.data;
}

describe('POST /api/candidates/store-document/{id}', () => {
  test('adds a document of its own to a person without an application', async () => {
    const acme = await openCompany();
    const { id } = await prospect(acme);
    const content = pdf('A paper');
    const made = await stored(acme, id, { filename: 'Grace’s paper', content });
    expect(made).toEqual({
      id: expect.any(Number),
      kind: 'certificate',
      filename: 'Grace’s paper.pdf',
      content_type: 'application/pdf',
      size: content.byteLength,
      parse_status: null,
      from_application_id: null,
      url: expect.stringContaining(`${API}/files/documents/`),
      created_at: expect.any(String),
    });
    expect((await see(made.url.slice(API.length))).bytes).toEqual(content);
    expect((await show(acme, id)).documents).toMatchObject([{ id: made.id }]);
  });

  test('emits candidate.updated and audits with the name of the field alone', async () => {
    const acme = await openCompany();
    const { id } = await prospect(acme);
    await stored(acme, id, { filename: 'secret.pdf' });
    expect((await acme.announced()).at(-1)).toMatchObject({
      event: 'candidate.updated',
      data: { candidate_id: id, fields: ['documents'] },
    });
    const entry = (await acme.audited()).at(-1);
    expect(entry).toMatchObject({ action: 'candidate.update', subjectId: id });
    expect(JSON.stringify(entry)).toContain('documents');
    expect(JSON.stringify(entry)).not.toContain('secret');
  });

  test.each(['cv', 'cover_letter', 'portfolio', 'certificate', 'other', 'CV'])(
    'takes the kind %s',
    async (kind) => {
      const acme = await openCompany();
      const { id } = await prospect(acme);
      expect(await stored(acme, id, { kind })).toMatchObject({ kind: kind.toLowerCase() });
    },
  );

  test.each([
    ['an unknown kind', { kind: 'photo' }, 'kind'],
    ['a picture', { filename: 'a.png', content: image() }, 'file'],
    ['a picture named as a PDF', { filename: 'a.pdf', content: image() }, 'file'],
    ['a PDF named as another document', { filename: 'a.docx' }, 'file'],
    ['a CV as data for another kind', { filename: 'a.json', content: '{"basics":{}}' }, 'file'],
    ['nothing', { filename: 'a.pdf', content: '' }, 'file'],
  ])('refuses %s with 422', async (_, document, field) => {
    const acme = await openCompany();
    const { id } = await prospect(acme);
    const answer = await store(acme, id, document);
    expect(answer.status, answer.text).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
    expect((await show(acme, id)).documents).toEqual([]);
    expect(await documentsOf(acme)).toEqual([]);
  });

  test('stores the file under the extension of its content', async () => {
    const acme = await openCompany();
    const { id } = await prospect(acme);
    const made = await stored(acme, id, { filename: 'paper.exe' });
    expect(made.filename).toBe('paper.pdf');
    expect((await documentsOf(acme)).every((key) => key.endsWith('.pdf'))).toBe(true);
  });

  test('takes fifty documents, and refuses the next one', async () => {
    const acme = await openCompany();
    const { id } = await prospect(acme);
    const first = await stored(acme, id);
    const [row] = await db.select().from(documents).where(eq(documents.id, first.id));
    if (!row) expect.fail('It has no row.');
    for (let n = 1; n < 50; n++) await db.insert(documents).values({ ...row, id: first.id + n });
    const answer = await store(acme, id);
    expect(answer).toMatchObject({ status: 422, body: { errors: { file: expect.anything() } } });
    await remove(acme, first);
    expect((await store(acme, id)).status).toBe(201);
  });

  test('refuses an erased candidate, and does not know those of others', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const [mine, theirs] = [await prospect(acme), await prospect(globex)];
    expect((await store(acme, theirs.id)).status).toBe(404);
    await acme.admin('DELETE', `/api/candidates/erase/${mine.id}`);
    expect(await store(acme, mine.id)).toMatchObject({
      status: 409,
      body: { code: 'candidate_erased' },
    });
  });
});

describe('DELETE /api/candidates/destroy-document/{id}', () => {
  test('removes the document with its file, and the row keeps no name', async () => {
    const acme = await openCompany();
    const { id } = await prospect(acme);
    const made = await stored(acme, id);
    expect(await remove(acme, made)).toMatchObject({ status: 200, body: { data: null } });
    expect((await show(acme, id)).documents).toEqual([]);
    expect((await see(made.url.slice(API.length))).status).toBe(404);
    await tick();
    expect(await documentsOf(acme)).toEqual([]);
    const [row] = await db.select().from(documents).where(eq(documents.id, made.id));
    expect(row).toMatchObject({ filename: '', removedAt: expect.any(Date) });
    expect((await acme.announced()).at(-1)).toMatchObject({
      event: 'candidate.updated',
      data: { candidate_id: id, fields: ['documents'] },
    });
    expect((await remove(acme, made)).status).toBe(404);
  });

  test('removes a document that was sent with an application', async () => {
    const acme = await openCompany();
    const made = await acme.apply();
    expect((await remove(acme, made.documents[0] ?? { id: 0 })).status).toBe(200);
    const {
      documents: left,
      parse_status: status,
      updated_at: at,
    } = await acme.showApplication(made);
    expect({ left, status }).toEqual({ left: [], status: null });
    expect(Date.parse(at)).toBeGreaterThan(Date.parse(made.updated_at));
  });

  test('keeps documents under legal hold, and does not know those of others', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { id } = await prospect(acme);
    const made = await stored(acme, id);
    expect((await remove(globex, made)).status).toBe(404);
    await acme.admin('POST', `/api/candidates/legal-hold/${id}`, { is_held: true });
    expect(await remove(acme, made)).toMatchObject({
      status: 409,
      body: { code: 'candidate_held' },
    });
    expect((await show(acme, id)).documents).toHaveLength(1);
  });
});

describe('the CV that an application shows', () => {
  test('is that of another application where it was made by assign-to-job, and it is found by it', async () => {
    const acme = await openSearching();
    const made = await appliedWithCv(acme, 'sourdough');
    const second = await assigned(acme, made.candidate_id);
    expect(second).toMatchObject({
      parse_status: 'parsed',
      parsed_cv: expect.objectContaining({ basics: expect.anything() }),
      documents: [{ kind: 'cv', from_application_id: made.id }],
    });
    expect(await found(acme, 'sourdough')).toEqual([made.id, second.id]);
    const job = await acme.showJob(second.job);
    const agent = openAgent(await acme.token('Viewer'));
    const listed = await agent.call('list_job_candidates', { job_id: job.hash_id });
    expect(JSON.stringify(listed)).toContain('Ada');
  });

  test('is found also where the CV is read after the assignment', async () => {
    const acme = await openSearching();
    const made = await acme.apply({ files: [cvFile(pdf('Skills: sourdough'))] });
    const second = await assigned(acme, made.candidate_id);
    expect(second.parse_status).toBe('pending');
    await readCv(operator(), made.documents[0]?.id ?? 0);
    expect(await found(acme, 'sourdough')).toEqual([made.id, second.id]);
  });

  test("is the person's own, of a prospect who is assigned and of whoever applied before", async () => {
    const acme = await openSearching();
    const { id } = await prospect(acme);
    const cv = await storedCv(acme, id, 'baguettes');
    const first = await assigned(acme, id);
    expect(first.documents).toMatchObject([{ id: cv.id, from_application_id: null }]);
    expect(await found(acme, 'baguettes')).toEqual([first.id]);
    const other = await appliedWithCv(acme, 'sourdough');
    const newer = await storedCv(acme, other.candidate_id, 'pretzels');
    const shown = await acme.showApplication(other);
    expect(shown.documents.map(({ id: one }) => one)).toEqual([other.documents[0]?.id, newer.id]);
    expect(JSON.stringify(shown.parsed_cv)).toContain('pretzels');
    expect(await found(acme, 'pretzels')).toEqual([other.id]);
    expect(await found(acme, 'sourdough')).toEqual([]);
  });

  test('is its own where another application has a newer one, which is listed', async () => {
    const acme = await openSearching();
    const email = newApplicant();
    const first = await appliedWithCv(acme, 'sourdough', email);
    const second = await appliedWithCv(acme, 'pretzels', email);
    const shown = await acme.showApplication(first);
    expect(shown.documents.map(({ from_application_id: from }) => from)).toEqual([
      first.id,
      second.id,
    ]);
    expect(JSON.stringify(shown.parsed_cv)).toContain('sourdough');
    expect(await found(acme, 'sourdough')).toEqual([first.id]);
    expect(await found(acme, 'pretzels')).toEqual([second.id]);
  });

  test('is the one before once the newer one is removed', async () => {
    const acme = await openSearching();
    const made = await appliedWithCv(acme, 'sourdough');
    const newer = await storedCv(acme, made.candidate_id, 'pretzels');
    await remove(acme, newer);
    expect(await found(acme, 'pretzels')).toEqual([]);
    await readCv(operator(), made.documents[0]?.id ?? 0);
    expect(await found(acme, 'sourdough')).toEqual([made.id]);
  });

  test("is found after a merge that gives an application the other person's CV", async () => {
    const acme = await openSearching();
    const bare = await acme.apply(BARE);
    const { id } = await prospect(acme);
    const cv = await storedCv(acme, id, 'baguettes');
    const path = `/api/candidates/merge/${bare.candidate_id}`;
    const merged = await acme.admin<Candidate>('POST', path, { from_candidate_id: id });
    expect(merged.body.data.documents).toMatchObject([{ id: cv.id }]);
    expect((await acme.showApplication(bare)).documents).toMatchObject([{ id: cv.id }]);
    await readCv(operator(), cv.id);
    expect(await found(acme, 'baguettes')).toEqual([bare.id]);
  });
});

test('the export has own documents and those of applications', async () => {
  const acme = await openCompany();
  const made = await acme.apply();
  const own = await stored(acme, made.candidate_id);
  const path = `/api/candidates/export/${made.candidate_id}`;
  const { documents: exported, applications } = (await acme.admin<CandidateExport>('GET', path))
    .body.data;
  expect(exported).toMatchObject([{ id: own.id, url: expect.any(String) }]);
  expect(applications[0]?.documents).toHaveLength(1);
  await acme.admin('DELETE', `/api/candidates/erase/${made.candidate_id}`);
  await vi.waitFor(async () => expect(await documentsOf(acme)).toEqual([]));
});
