/** The page of a person, and what is done there. */
import { customChange } from '#console/fields/rules/values.ts';
import { formScreen } from '#console/layout/form-screen.tsx';
import { answerNothing } from '#data/commit.ts';
import { ApiError, invalidField } from '#errors.ts';
import { checkedInput, command } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleRoute } from '#http/console.ts';
import { checkInput } from '#lib/check-input.ts';
import { correctCandidate } from '#recruiting/people/candidates/actions/correct.ts';
import { addDocument, deleteDocument } from '#recruiting/people/candidates/actions/documents.ts';
import { exportCandidate, holdCandidate } from '#recruiting/people/candidates/actions/people.ts';
import { showRecord } from '#recruiting/people/candidates/actions/record.ts';
import { tagCandidate } from '#recruiting/people/candidates/actions/tag.ts';
import { CandidateCorrection } from '#recruiting/people/candidates/schemas/correction.ts';
import { NewDocument } from '#recruiting/people/candidates/schemas/documents.ts';
import { FILE_BYTES_MAX } from '#vocabulary/lists.ts';
import { PersonPage } from './person-page.tsx';
import { RemoveDocumentPage } from './remove-document-page.tsx';
import { PERSON, personPath, REMOVE_DOCUMENT, taggingOf, typedLinks } from './rules.ts';
import { TagForm } from './schemas.ts';

const needs = 'applicants.write';

const page = formScreen(PERSON, {
  needs: 'applicants.read',
  query: ['done'],
  load: async (ctx, { params, refusal }) => ({
    record: await showRecord(ctx, params.id('candidate')),
    // Who has the email address already.
    otherId: Number(refusal?.extra['candidate_id'] ?? 0),
  }),
  page: PersonPage,
  notices: ({ frame, person }) => ({ saved: frame.saved, merged: person.merged }),
  refusals: ({ frame }) => ({
    codes: { invalid_input: frame.faults.summary },
    saysWhy: true,
    fieldOf: (path) => path,
  }),
});

/** Somebody who was merged into another is shown on that page. */
const person: ConsoleRoute = {
  ...page,
  run: (ctx, input) => page.run(ctx, input).catch((error: unknown) => toKept(ctx, error)),
};

function toKept({ view }: ConsoleCtx, error: unknown): ConsoleAnswer {
  const kept = error instanceof ApiError && error.code === 'merged' ? error.related : undefined;
  if (!kept) throw error;
  return { status: 303, location: personPath(view.root, kept.id) };
}

const saved = { to: PERSON, done: 'saved' };

/** Checked as the API checks it. Faults of links name the row of the form. */
const correct = page.command({
  path: `${PERSON}/correct`,
  needs,
  run: async (ctx, { params, fields }) => {
    const links = typedLinks(fields);
    const text = (name: string) => (fields[name] ?? '').trim() || null;
    const checked = await checkInput(CandidateCorrection, {
      first_name: text('first_name'),
      last_name: text('last_name'),
      email: text('email'),
      phone: text('phone'),
      links: links.map(({ kind, url }) => ({ kind, url })),
      updated_at: fields['updated_at'] ?? '',
    });
    if ('issues' in checked) {
      const faults = checked.issues.map(({ path: [field, at], message }): [string, string[]] => {
        const row = field === 'links' ? links[Number(at)]?.row : undefined;
        return [row === undefined ? String(field) : `link_url.${row}`, [message]];
      });
      throw new ApiError('invalid_input', { errors: Object.fromEntries(faults) });
    }
    await correctCandidate(ctx, params.id('candidate'), checked.data, answerNothing);
    return saved;
  },
});

/** Custom fields: what is left empty is cleared. */
const changeFields = page.command({
  path: `${PERSON}/fields`,
  needs,
  run: async (ctx, { params, fields }) => {
    const change = await checkedInput(CandidateCorrection, customChange(fields));
    await correctCandidate(ctx, params.id('candidate'), change, answerNothing);
    return saved;
  },
});

const tag = page.command({
  path: `${PERSON}/tags`,
  needs,
  body: TagForm,
  run: async (ctx, { params, body }) => {
    await tagCandidate(ctx, params.id('candidate'), taggingOf(body), answerNothing);
    return saved;
  },
});

const upload = page.command({
  path: `${PERSON}/documents`,
  needs,
  files: ['file'],
  run: async (ctx, { params, fields: { kind = '' }, files: { file } }) => {
    const checked = await checkInput(NewDocument, { kind });
    if (!file || file.bytes.byteLength > FILE_BYTES_MAX) {
      throw invalidField('file', 'Must be a file of at most 10 MB.');
    }
    if ('issues' in checked) throw invalidField('kind', 'Is required.');
    const document = { ...checked.data, upload: file };
    await addDocument(ctx, params.id('candidate'), document, answerNothing);
    return saved;
  },
});

const removal = formScreen(REMOVE_DOCUMENT, {
  needs,
  load: async (ctx, { params }) => {
    const record = await showRecord(ctx, params.id('candidate'));
    const documentId = params.id('document');
    const document = record.documents.find(({ id }) => id === documentId);
    if (!document) throw new ApiError('not_found');
    return { record, document };
  },
  page: RemoveDocumentPage,
});
const removeDocument = page.command({
  path: REMOVE_DOCUMENT,
  of: REMOVE_DOCUMENT,
  needs,
  run: async (ctx, { params }) => {
    await deleteDocument(ctx, params.id('document'));
    return saved;
  },
});

const hold = page.command({
  path: `${PERSON}/hold`,
  needs: 'applicants.erase',
  run: async (ctx, { params, fields: { held } }) => {
    await holdCandidate(ctx, params.id('candidate'), held === 'on', answerNothing);
    return saved;
  },
});

/** A file to save. It is a command, as it is audited. */
async function exportPerson(
  ctx: ConsoleCtx,
  { params }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  const exported = await exportCandidate(ctx, params.id('candidate'));
  return {
    status: 200,
    frame: JSON.stringify(exported, null, 2),
    type: 'application/json; charset=utf-8',
    policy: "default-src 'none'; sandbox; frame-ancestors 'none'",
    headers: {
      'Content-Disposition': `attachment; filename="candidate-${exported.id}.json"`,
    },
  };
}

export const personRoutes: readonly ConsoleRoute[] = [
  person,
  correct,
  changeFields,
  tag,
  upload,
  removal,
  removeDocument,
  hold,
  command(`${PERSON}/export`, { needs: 'applicants.erase', of: PERSON }, exportPerson),
];
