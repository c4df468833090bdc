/** Parsed CVs are files: written before they are named, and none is lost or left over, whatever fails. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { documents, fileRemovals, parsedCvs } from '#data/tables/documents.ts';
import { openBackgroundServices } from '#platform/background-services.ts';
import { openApiServices } from '#platform/services.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { moveParsedCvs, readCv } from '#recruiting/people/cvs/actions/read.ts';
import { publicContext } from '#http/context.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { cvFile, newApplicant, pdf } from '../support/applying.ts';
import { openAgent } from '../support/agents.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openBindings } from '../support/faults/bindings.ts';
import type { Fault } from '../support/faults/bindings.ts';
import { db, operator } from '../support/operator.ts';
import { tick } from '../support/ticks.ts';
import { sendWatched } from '../support/uploads.ts';
import { withReader } from '../support/with-reader.ts';

const CV = 'Ada Lovelace ada@people.example.com Skills: TypeScript, Baking';
const PREFIX = 'parsed-cvs';

/** The keys of the company's parsed CVs. */
async function filesOf(acme: Company): Promise<string[]> {
  const { objects } = await env.FILES.list({ prefix: `${PREFIX}/${acme.id}/` });
  return objects.map(({ key }) => key);
}

async function documentOf({ id }: { id: number }) {
  const [row] = await db.select().from(documents).where(eq(documents.applicationId, id));
  return row ?? expect.fail('There is no document.');
}

async function openUnread(acme: Company, email = newApplicant()) {
  const made = await acme.apply({ email, files: [cvFile(pdf(CV))] });
  return { ...made, document: await documentOf(made) };
}

async function openParsed(acme: Company, email?: string) {
  const made = await openUnread(acme, email);
  await readCv(operator(), made.document.id);
  return { ...made, document: await documentOf(made) };
}

/** A parsed CV as it was stored before parsed CVs were files. */
async function openRow(acme: Company) {
  const made = await openParsed(acme);
  const shown = (await acme.showApplication(made)).parsed_cv ?? expect.fail('It is not parsed.');
  await env.FILES.delete(made.document.parsedKey ?? '');
  await db
    .update(documents)
    .set({ parsedKey: null, cvBrief: null })
    .where(eq(documents.id, made.document.id));
  await db
    .insert(parsedCvs)
    .values({ documentId: made.document.id, resume: shown, text: 'Ada Lovelace' });
  return { made, shown };
}

const rowsOf = ({ document: { id } }: { document: { id: number } }) =>
  db.select().from(parsedCvs).where(eq(parsedCvs.documentId, id));

/** Runs work whose call with this number fails, and returns the number of its calls. */
async function withFault(
  fault: Fault | null,
  work: (ctx: ReturnType<typeof operator>) => Promise<unknown>,
) {
  const { env: bindings, calls } = openBindings(fault);
  const execution = createExecutionContext();
  const faulty = withReader(bindings);
  const services = {
    ...openApiServices(faulty, execution),
    ...openBackgroundServices(faulty, execution),
  };
  const ctx = publicContext(services, new Date());
  await work(ctx).catch(() => {});
  await waitOnExecutionContext(execution);
  return calls.length;
}

const faults = (calls: number): Fault[] =>
  (['before', 'after'] as const).flatMap((how) =>
    Array.from({ length: calls }, (_, index) => ({ how, at: index + 1 })),
  );

/** Every file is named by the document, and no file is due for removal, after an hour and two ticks. */
async function expectTidy(acme: Company, made: { id: number }): Promise<void> {
  setClock(Date.now() + 61 * MINUTE_MS);
  await tick();
  await tick();
  const { parsedKey } = await documentOf(made);
  expect(parsedKey).not.toBeNull();
  expect(await filesOf(acme)).toEqual([parsedKey]);
  const marks = await db.select().from(fileRemovals);
  expect(marks.filter(({ key }) => key.startsWith(`${PREFIX}/${acme.id}/`))).toEqual([]);
}

describe('a parsed CV', () => {
  test('is a file under a random key of the company, shown and exported', async () => {
    const acme = await openCompany();
    const made = await openParsed(acme);
    const [key, ...more] = await filesOf(acme);
    expect(more).toEqual([]);
    expect(key).toMatch(
      new RegExp(`^${PREFIX}/${acme.id}/${made.document.id}-[\\w-]{43}\\.json$`, 'u'),
    );
    expect(await rowsOf(made)).toEqual([]);
    const resume = {
      basics: { email: 'ada@people.example.com' },
      meta: { parser: expect.anything() },
    };
    expect((await acme.showApplication(made)).parsed_cv).toMatchObject(resume);
    const exported = await acme.admin<{ applications: ApplicationDetail[] }>(
      'GET',
      `/api/candidates/export/${made.candidate_id}`,
    );
    expect(exported.body.data.applications[0]?.parsed_cv).toMatchObject(resume);
  });

  test('stays with its application when candidates are merged', async () => {
    const acme = await openCompany();
    const [into, from] = [await openParsed(acme), await openParsed(acme)];
    const path = `/api/candidates/merge/${into.candidate_id}`;
    const merged = await acme.admin('POST', path, { from_candidate_id: from.candidate_id });
    expect(merged.status, merged.text).toBe(200);
    expect((await acme.showApplication(from)).parsed_cv).not.toBeNull();
    await acme.admin('DELETE', `/api/candidates/erase/${into.candidate_id}`);
    await tick();
    expect(await filesOf(acme)).toEqual([]);
  });

  test('is deleted when the candidate is erased', async () => {
    const acme = await openCompany();
    const [made, other] = [await openParsed(acme), await openParsed(acme)];
    expect(await filesOf(acme)).toHaveLength(2);
    await acme.admin('DELETE', `/api/candidates/erase/${made.candidate_id}`);
    await tick();
    expect(await filesOf(acme)).toEqual([other.document.parsedKey]);
    expect((await acme.showApplication(made)).parsed_cv).toBeNull();
  });

  test('is deleted by the next tick when the candidate is erased while it is parsed', async () => {
    const acme = await openCompany();
    const made = await openUnread(acme);
    const ctx = operator();
    const { files } = ctx;
    await readCv(
      {
        ...ctx,
        files: {
          ...files,
          async put(...file) {
            await files.put(...file);
            await acme.admin('DELETE', `/api/candidates/erase/${made.candidate_id}`);
          },
        },
      },
      made.document.id,
    );
    await tick();
    expect(await filesOf(acme)).toEqual([]);
  });

  test('that is parsed twice leaves one file', async () => {
    const acme = await openCompany();
    const made = await openParsed(acme);
    await db
      .update(documents)
      .set({ parseDueAt: new Date(0) })
      .where(eq(documents.id, made.document.id));
    await readCv(operator(), made.document.id);
    await tick();
    const { parsedKey } = await documentOf(made);
    expect(parsedKey).not.toBe(made.document.parsedKey);
    expect(await filesOf(acme)).toEqual([parsedKey]);
  });

  test('is neither lost nor left over where a call of its parsing fails', async () => {
    const acme = await openCompany();
    const first = await openUnread(acme);
    const calls = await withFault(null, (ctx) => readCv(ctx, first.document.id));
    expect(calls).toBeGreaterThan(3);
    const start = Date.now();
    for (const fault of faults(calls)) {
      setClock(start);
      const globex = await openCompany();
      const made = await openUnread(globex);
      await withFault(fault, (ctx) => readCv(ctx, made.document.id));
      // Longer than the lease of the failed attempt.
      setClock(start + 2 * MINUTE_MS);
      await readCv(operator(), made.document.id);
      expect((await globex.showApplication(made)).parsed_cv, JSON.stringify(fault)).not.toBeNull();
      await expectTidy(globex, made);
    }
  }, 120_000);
});

describe('the file of a parsed CV that does not answer', () => {
  const failing = {
    bucket: {
      get() {
        throw new Error('internal error');
      },
    },
  };

  test('makes reading the application fail with 503', async () => {
    const acme = await openCompany();
    const made = await openParsed(acme);
    const token = await acme.token('Recruiter');
    const path = `/api/candidate-job/show/${made.id}`;
    const answer = await sendWatched(failing, 'GET', path, { token });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
  });

  test('does not undo a change of the application, whose answer lacks the CV', async () => {
    const acme = await openCompany();
    const made = await openParsed(acme);
    const token = await acme.token('Recruiter');
    const path = `/api/candidate-job/reject/${made.id}`;
    const answer = await sendWatched(failing, 'POST', path, { token });
    expect(answer.status, answer.text).toBe(200);
    expect(JSON.parse(answer.text)).toMatchObject({
      data: { status: 'rejected', parse_status: 'parsed', parsed_cv: null },
    });
    expect(await acme.showApplication(made)).toMatchObject({
      status: 'rejected',
      parsed_cv: expect.anything(),
    });
  });

  test('keeps what lists show of it', async () => {
    const acme = await openCompany();
    const made = await openParsed(acme);
    await env.FILES.delete(made.document.parsedKey ?? '');
    const agent = openAgent(await acme.token('Recruiter'));
    const listed = await agent.call<{ candidates: { cv: unknown }[] }>('list_job_candidates', {
      job_id: made.job.hash_id,
    });
    expect(listed.candidates).toMatchObject([{ cv: { untrusted: true } }]);
  });
});

describe('a parsed CV that is still in the database', () => {
  test('is shown and listed, and moved to a file by the cron', async () => {
    const acme = await openCompany();
    const { made, shown } = await openRow(acme);
    const agent = openAgent(await acme.token('Recruiter'));
    const list = () => agent.call('list_job_candidates', { job_id: made.job.hash_id });
    const listed = await list();
    expect(listed).toMatchObject({ candidates: [{ cv: { untrusted: true } }] });
    expect((await acme.showApplication(made)).parsed_cv).toEqual(shown);
    await tick();
    expect(await rowsOf(made)).toEqual([]);
    expect(await filesOf(acme)).toHaveLength(1);
    expect((await acme.showApplication(made)).parsed_cv).toEqual(shown);
    expect(await list()).toEqual(listed);
  });

  test('is moved once by two runs of the cron at the same time', async () => {
    const acme = await openCompany();
    const { made, shown } = await openRow(acme);
    await Promise.all([moveParsedCvs(operator()), moveParsedCvs(operator())]);
    expect((await acme.showApplication(made)).parsed_cv).toEqual(shown);
    await tick();
    expect(await filesOf(acme)).toHaveLength(1);
  });

  test('is deleted when the candidate is erased while it is moved', async () => {
    const acme = await openCompany();
    const { made } = await openRow(acme);
    const ctx = operator();
    const { files } = ctx;
    const put = async (...file: Parameters<typeof files.put>) => {
      await files.put(...file);
      await acme.admin('DELETE', `/api/candidates/erase/${made.candidate_id}`);
    };
    await moveParsedCvs({ ...ctx, files: { ...files, put } });
    await tick();
    expect(await filesOf(acme)).toEqual([]);
    expect(await rowsOf(made)).toEqual([]);
  });

  test('is neither lost nor left over where a call of its move fails', async () => {
    const calls = await (async () => {
      await openRow(await openCompany());
      return withFault(null, moveParsedCvs);
    })();
    expect(calls).toBe(4);
    const start = Date.now();
    for (const fault of faults(calls)) {
      setClock(start);
      const acme = await openCompany();
      const { made, shown } = await openRow(acme);
      await withFault(fault, moveParsedCvs);
      expect((await acme.showApplication(made)).parsed_cv, JSON.stringify(fault)).toEqual(shown);
      await tick();
      expect((await acme.showApplication(made)).parsed_cv, JSON.stringify(fault)).toEqual(shown);
      expect(await rowsOf(made)).toEqual([]);
      await expectTidy(acme, made);
    }
  }, 120_000);
});
