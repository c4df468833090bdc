/** The page of a person, and what is done there. */
import type { Child } from 'hono/jsx';
import { customChange } from '#console/fields/rules/values.ts';
import { refusalText } from '#console/layout/refusals.ts';
import { wordsFor } from '#console/words/words.ts';
import { answerNothing } from '#data/commit.ts';
import { ApiError, invalidField } from '#errors.ts';
import { checkedInput, refusedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { checkInput } from '#lib/check-input.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { correctCandidate } from '#recruiting/people/candidates/actions/correct.ts';
import { addDocument, deleteDocument } from '#recruiting/people/candidates/actions/documents.ts';
import { exportCandidate, holdCandidate } from '#recruiting/people/candidates/actions/people.ts';
import { showRecord } from '#recruiting/people/candidates/actions/record.ts';
import { tagCandidate } from '#recruiting/people/candidates/actions/tag.ts';
import { CandidateCorrection } from '#recruiting/people/candidates/schemas/correction.ts';
import { NewDocument } from '#recruiting/people/candidates/schemas/documents.ts';
import { FILE_BYTES_MAX } from '#vocabulary/lists.ts';
import { PersonPage } from './person-page.tsx';
import type { RefusedPerson } from './props-parts.ts';
import { RemoveDocumentPage } from './remove-document-page.tsx';
import { personPath, taggingOf, typedLinks } from './rules.ts';
import type { TagForm } from './schemas.ts';

type ScreenInput = { params: ConsoleParams; query: URLSearchParams };

export async function personScreen(
  ctx: ConsoleCtx,
  { params, query }: ScreenInput,
): Promise<ConsoleAnswer> {
  const { frame, person: words } = wordsFor(ctx.view.language);
  const notices = { saved: frame.saved, merged: words.merged };
  const done = Object.entries(notices).find(([name]) => name === query.get('done'));
  try {
    return await answerPerson(ctx, params, { toast: done && <span class="said">{done[1]}</span> });
  } catch (error) {
    const kept = error instanceof ApiError && error.code === 'merged' ? error.related : undefined;
    if (!kept) throw error;
    // Merged into another, whose page it is now.
    return { status: 303, location: personPath(ctx.view.root, kept.id) };
  }
}

async function answerPerson(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  { toast, refused }: { toast?: Child; refused?: RefusedPerson & { status: 409 | 422 } } = {},
): Promise<ConsoleAnswer> {
  const id = params.id('candidate');
  const { view } = ctx;
  const record = await showRecord(ctx, id);
  const html = renderHtml(PersonPage, { view, record, toast, refused });
  return { status: refused?.status ?? 200, html };
}

type Sent = Pick<CommandInput<unknown>, 'params' | 'fields'>;

/** Runs an action and shows the page again; where it is refused, with the reason and what was typed. */
async function act(
  ctx: ConsoleCtx,
  { params, fields }: Sent,
  run: (id: number) => Promise<unknown>,
): Promise<ConsoleAnswer> {
  const id = params.id('candidate');
  try {
    await run(id);
  } catch (error) {
    const { code, status, errors } = refusedInput(error);
    const { frame } = wordsFor(ctx.view.language);
    const fault = code === 'invalid_input' ? frame.faults.summary : refusalText(ctx.view, code);
    const other = error instanceof ApiError ? Number(error.extra['candidate_id'] ?? 0) : 0;
    const refused = { status, fault, typed: fields, faults: Object.keys(errors), otherId: other };
    return answerPerson(ctx, params, { refused });
  }
  return { status: 303, location: `${personPath(ctx.view.root, id)}?done=saved` };
}

/** Checked as the API checks it. Faults of links name the row of the form. */
export function correctCommand(
  ctx: ConsoleCtx,
  input: CommandInput<Readonly<Record<string, string>>>,
): Promise<ConsoleAnswer> {
  const { body } = input;
  const links = typedLinks(body);
  const text = (name: string) => (body[name] ?? '').trim() || null;
  return act(ctx, input, async (id) => {
    const checked = await checkInput(CandidateCorrection, {
      first_name: text('first_name'),
      last_name: text('last_name'),
      email: text('email'),
      phone: text('phone'),
      links: links.map(({ kind, url }) => ({ kind, url })),
      updated_at: body['updated_at'] ?? '',
    });
    if ('data' in checked) return correctCandidate(ctx, id, checked.data, answerNothing);
    const faults = checked.issues.map(({ path: [field, at], message }): [string, string[]] => {
      const row = field === 'links' ? links[Number(at)]?.row : undefined;
      return [row === undefined ? String(field) : `link_url.${row}`, [message]];
    });
    throw new ApiError('invalid_input', { errors: Object.fromEntries(faults) });
  });
}

/** Custom fields: what is left empty is cleared. */
export function fieldsCommand(
  ctx: ConsoleCtx,
  input: CommandInput<Readonly<Record<string, string>>>,
): Promise<ConsoleAnswer> {
  return act(ctx, input, async (id) =>
    correctCandidate(
      ctx,
      id,
      await checkedInput(CandidateCorrection, customChange(input.body)),
      answerNothing,
    ),
  );
}

export function tagCommand(ctx: ConsoleCtx, input: CommandInput<TagForm>): Promise<ConsoleAnswer> {
  return act(ctx, input, (id) => tagCandidate(ctx, id, taggingOf(input.body), answerNothing));
}

export function addDocumentCommand(
  ctx: ConsoleCtx,
  input: CommandInput<{ kind: string }>,
): Promise<ConsoleAnswer> {
  return act(ctx, input, async (id) => {
    const checked = await checkInput(NewDocument, input.body);
    const { file } = input.files;
    if (!file || file.bytes.byteLength > FILE_BYTES_MAX) {
      throw invalidField('file', 'Must be a file of at most 10 MB.');
    }
    if ('issues' in checked) throw invalidField('kind', 'Is required.');
    return addDocument(ctx, id, { ...checked.data, upload: file }, answerNothing);
  });
}

export async function removeDocumentScreen(
  ctx: ConsoleCtx,
  { params }: ScreenInput,
): Promise<ConsoleAnswer> {
  const record = await showRecord(ctx, params.id('candidate'));
  const documentId = params.id('document');
  const document = record.documents.find(({ id }) => id === documentId);
  if (!document) throw new ApiError('not_found');
  const html = renderHtml(RemoveDocumentPage, { view: ctx.view, record, document });
  return { status: 200, html };
}

export function removeDocumentCommand(
  ctx: ConsoleCtx,
  input: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  return act(ctx, input, () => deleteDocument(ctx, input.params.id('document')));
}

export function holdCommand(
  ctx: ConsoleCtx,
  input: CommandInput<{ held: boolean }>,
): Promise<ConsoleAnswer> {
  return act(ctx, input, (id) => holdCandidate(ctx, id, input.body.held, answerNothing));
}

/** A file to save. It is a command, as it is audited. */
export async function exportCommand(
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
