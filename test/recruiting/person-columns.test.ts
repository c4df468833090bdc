/** Tests what becomes of every text column of every table about persons when the person is erased, merged or exported. */
import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#lib/time.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { columnsWith, fillColumns, markOf } from '../support/person-columns.ts';
import { addRecords } from '../support/person-records.ts';
import { tick } from '../support/ticks.ts';
import { openPerson } from '../support/whole-person.ts';

/** The tests search everything that is stored. */
const MS_MAX = 60_000;
const newWord = () => `w${crypto.randomUUID().replaceAll('-', '')}`;

async function openWhole() {
  const acme = await openCompany();
  await acme.hook({ events: ['application.created'] });
  const person = await openPerson(acme);
  await addRecords(acme, person);
  return { acme, id: person.made.candidate_id };
}

async function merge(acme: Company, from: number, into: number): Promise<void> {
  const answer = await acme.admin('POST', `/api/candidates/merge/${into}`, {
    from_candidate_id: from,
  });
  expect(answer.status, answer.text).toBe(200);
}

/** Columns by the reason for which a mark is, or is not, where it is looked for. */
type Reasons = Readonly<Record<string, readonly string[]>>;
const listed = (reasons: Reasons) => Object.values(reasons).flat().toSorted();

/** What erasing leaves. A column that is added here says nothing about a person, whatever it holds. */
const kept: Reasons = {
  'stages as the company has called them': ['activities.from_stage', 'activities.to_stage'],
  'how the application came': ['applications.language', 'applications.source'],
  'sources of the company, found by the text of an application': [
    'sources.key',
    'sources.name',
    'sources.name_key',
  ],
  'keys of callers, and digests': ['idempotency_keys.key', 'idempotency_keys.request_hash'],
  'digests, and what is wrong with a row without what it says': [
    'import_rows.checked',
    'import_rows.field',
    'import_rows.key',
    'import_rows.message',
    'import_rows.other_key',
  ],
  'the conference of a meeting, without its title': [
    'meetings.conference_ref',
    'meetings.conference_url',
    'meetings.hash',
    'meetings.timezone',
  ],
};

/** What a merge loses of a person: the one who is kept has it, too, or it is made again. */
const lost: Reasons = {
  'what the other is called': [
    'candidates.email',
    'candidates.email_key',
    'candidates.first_name',
    'candidates.last_name',
  ],
  'made again': ['candidates.indexed', 'duplicate_keys.key', 'duplicate_pairs.reasons'],
  'links and codes that went to the address of the other': [
    'portal_codes.hash',
    'portal_tokens.hash',
    'portal_tokens.hostname',
  ],
};

/** What the application for the same job has, too. */
const lostOfApplication: Reasons = {
  'each application has its own': [
    'applications.consent_text',
    'applications.language',
    'applications.screening_reasons',
    'applications.source',
    'applications.typed_first_name',
    'applications.typed_last_name',
    'applications.typed_phone',
    'applications.typed_phone_e164',
  ],
};

/** What the export of a person has not, or has in another form. */
const left: Reasons = {
  'ids and keys of this service, and how far it is': [
    'candidates.email_key',
    'candidates.indexed',
    'documents.key',
    'documents.parsed_key',
    'duplicate_keys.key',
    'duplicate_pairs.reasons',
    'idempotency_keys.key',
    'idempotency_keys.request_hash',
    'mails.dedupe_key',
    'mails.error',
    'mails.message_id',
    'meetings.conference_ref',
    'meetings.conference_url',
    'portal_codes.hash',
    'portal_tokens.hash',
    'portal_tokens.hostname',
    'received_emails.message_id',
    'received_emails.message_key',
    'received_emails.raw_key',
  ],
  'sealed: the export has what is in it': [
    'mails.sealed',
    'received_emails.sealed',
    'idempotency_keys.body',
  ],
  'shown where the author is no member': ['feedback.author_name'],
  'the language of emails': ['applications.language'],
  'read from the file, which the export links to': [
    'documents.cv_brief',
    'documents.fingerprint',
    'parsed_cvs.resume',
    'parsed_cvs.text',
  ],
  'what members of the company are to do': ['tasks.due_on', 'tasks.title'],
  'results of imports, for 30 days': [
    'import_rows.checked',
    'import_rows.external_id',
    'import_rows.field',
    'import_rows.key',
    'import_rows.message',
    'import_rows.other_key',
  ],
};

describe('every text column about a person', () => {
  test(
    'loses its text when they are erased, but for what says nothing about them',
    async () => {
      const { acme, id } = await openWhole();
      const word = newWord();
      const filled = await fillColumns(id, word);
      expect(filled.length).toBeGreaterThan(50);
      const answer = await acme.admin('DELETE', `/api/candidates/erase/${id}`);
      expect(answer.status, answer.text).toBe(200);
      const later = Date.now() + MINUTE_MS;
      setClock(later);
      // The files that no row names are deleted, and their keys.
      for (let run = 0; run < 3; run += 1) await tick(later);
      expect(await columnsWith(word)).toEqual(listed(kept));
    },
    MS_MAX,
  );

  test(
    'is there after a merge with somebody who applied for another job',
    async () => {
      const { acme, id } = await openWhole();
      const into = await acme.apply({ files: [] });
      const word = newWord();
      const filled = await fillColumns(id, word);
      await merge(acme, id, into.candidate_id);
      const marks = await columnsWith(word);
      expect(filled.filter((path) => !marks.includes(path))).toEqual(listed(lost));
    },
    MS_MAX,
  );

  test(
    'is there after a merge with somebody who applied for the same job',
    async () => {
      const acme = await openCompany();
      const { made } = await openPerson(acme);
      const { job } = await acme.showApplication(made);
      const into = await acme.apply({ files: [], job_id: job.hash_id });
      const word = newWord();
      const filled = await fillColumns(made.candidate_id, word);
      await merge(acme, made.candidate_id, into.candidate_id);
      const marks = await columnsWith(word);
      const wanted = listed({ ...lost, ...lostOfApplication });
      expect(filled.filter((path) => !marks.includes(path))).toEqual(
        wanted.filter((path) => filled.includes(path)),
      );
    },
    MS_MAX,
  );

  test(
    'is in the export of the person, but for what is of this service',
    async () => {
      const { acme, id } = await openWhole();
      const word = newWord();
      const filled = await fillColumns(id, word);
      const answer = await acme.admin('GET', `/api/candidates/export/${id}`);
      expect(answer.status, answer.text).toBe(200);
      expect(filled.filter((path) => !answer.text.includes(markOf(path, word)))).toEqual(
        listed(left),
      );
    },
    MS_MAX,
  );
});
