/** A candidate about whom everything is stored that an application brings: names, files, notes, emails and answers. */
import { giveFeedback } from '../records/feedback.ts';
import { openTask } from '../records/tasks.ts';
import { sql } from 'drizzle-orm';
import { indexText } from '#lib/fold.ts';
import { applicationForm, cvFile, letterFile, pdf, STORE, templatedStage } from './applying.ts';
import type { Company } from './company.ts';
import { db } from './operator.ts';
import { formOf } from './uploads.ts';

/** A candidate with unique names, and everything that can be stored about one. */
export async function openPerson(acme: Company) {
  const word = crypto.randomUUID().replaceAll('-', '');
  const person = {
    email: `mail${word}@people.example`,
    first_name: `First${word}`,
    last_name: `Last${word}`,
    // Unique, and searched for as the word is.
    phone: `+44${BigInt(`0x${word}`).toString().slice(0, 30)}`,
  };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const job = await acme.postJob();
  const question = await acme.addQuestion({ kind: 'long_text' });
  await acme.setForm(job, { question_id: question.id });
  const form = applicationForm({
    ...person,
    job_id: job.hash_id,
    consent: `I, ${person.first_name}, agree.`,
    answers: JSON.stringify({ [question.key]: `I am ${person.first_name}.` }),
    files: [
      cvFile(pdf(`CV of ${person.first_name}`), `${person.first_name}.pdf`),
      letterFile(`I am ${person.last_name}`),
    ],
  });
  const send = () =>
    acme.recruiter<{ id: number; candidate_id: number; documents: { url: string; id: number }[] }>(
      'POST',
      STORE,
      form.body,
      { ...form.headers, ...key },
    );
  const { data: made } = (await send()).body;
  const path = '/api/candidate-job';
  await acme.recruiter('POST', `${path}/store-notes/${made.id}`, {
    note: `${person.first_name} is kind.`,
  });
  await openTask(acme, { id: made.id, title: `Call ${person.first_name}` });
  await giveFeedback(acme, made.id, `${person.first_name} explains well.`);
  await acme.recruiter('POST', `${path}/send-email/${made.id}`, {
    subject: 'Dear {{candidate.first_name}}',
    body: '<p>Dear {{candidate.last_name}}</p>',
  });
  const stageId = await templatedStage(acme);
  await acme.recruiter('POST', `${path}/update-stage-send-email/${made.id}/${stageId}`);
  await acme.recruiter('POST', `${path}/reject/${made.id}`, { note: `Not ${person.last_name}` });
  await acme.recruiter('POST', `${path}/undo-reject/${made.id}`);
  await db.run(
    sql`update application_search set cv = ${indexText(`cv of ${person.first_name}`)} where rowid = ${made.id}`,
  );
  await db.run(sql`insert into application_origins (application_id, company_id, utm, created_at)
    values (${made.id}, ${acme.id}, ${JSON.stringify({ utm_term: word })}, 0)`);
  await plantParsed(made.documents[0]?.id ?? 0, person.first_name);
  const own = formOf([
    { name: 'kind', content: 'certificate' },
    { name: 'file', filename: `${person.last_name}.pdf`, content: pdf(`For ${person.last_name}`) },
  ]);
  const stored = `/api/candidates/store-document/${made.candidate_id}`;
  await acme.recruiter('POST', stored, own.body, own.headers);
  return { word, person, made, send };
}

/** Stores a parsed CV. */
async function plantParsed(documentId: number, name: string): Promise<void> {
  await db.run(
    sql`insert into parsed_cvs (document_id, resume, text)
      values (${documentId}, ${JSON.stringify({ basics: { name } })}, ${`CV of ${name}`})
      on conflict (document_id) do update set text = excluded.text`,
  );
}
