/** CVs and cover letters: links that work for a while, and what they lead to. */
import { tenantContext } from '#context.ts';
import { documentKind, documentType } from '@recruiting/cv-reader/document-kind';
import type { Ctx, PublicCtx } from '#context.ts';
import { commit } from '#data/commit.ts';
import { retainFiles, storeFiles } from '#data/file-removals.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { isTimingSafeEqual } from '#lib/timing-safe-equal.ts';
import { invalidField } from '#errors.ts';
import type { DocumentKind } from '#vocabulary.ts';
import { LINK_MS } from '../rules.ts';
import { documentById } from '../store/documents.ts';
import { insertDocument } from '../store/writes.ts';
import type { NewDocument } from '../store/writes.ts';

const PURPOSE = 'document link';

type Linked = { documentId: number; userId: number; clientId: number; expires: number };

/** Made for whoever asked, so that the log knows who read it. */
export function linkTo(ctx: Ctx, { id }: { id: number }): string {
  const expires = ctx.now.getTime() + LINK_MS;
  const linked = {
    documentId: id,
    userId: ctx.actor?.userId ?? 0,
    clientId: ctx.actor?.clientId ?? 0,
    expires,
  };
  const query = new URLSearchParams({
    expires: String(expires),
    by: `${linked.userId}.${linked.clientId}`,
    signature: signatureOf(ctx, linked),
  });
  return `${ctx.apiOrigin}/files/documents/${id}?${query.toString()}`;
}

function signatureOf(ctx: PublicCtx, { documentId, userId, clientId, expires }: Linked): string {
  const text = `${documentId} ${userId} ${clientId} ${expires}`;
  return Buffer.from(ctx.vault.mac(PURPOSE, text)).toString('base64url');
}

export type Download = { key: string; filename: string; contentType: string };

/** Null: the link is none of ours, or is over, or the document is gone. That it was read is written down. */
export async function openDocument(
  ctx: PublicCtx,
  id: number,
  query: URLSearchParams,
): Promise<Download | null> {
  const linked = linkedBy(id, query);
  if (!linked || linked.expires <= ctx.now.getTime()) return null;
  if (!isTimingSafeEqual(signatureOf(ctx, linked), query.get('signature') ?? '')) return null;
  const found = await runPlan(ctx, documentById(ctx, id));
  if (!found) return null;
  const { companyId, key, filename, contentType } = found;
  const actor = linked.userId ? { userId: linked.userId, clientId: linked.clientId || null } : null;
  const company = tenantContext(ctx, companyId, actor);
  await commit(company, {
    writes: [],
    audit: { action: 'document.download', subjectId: id },
    answer: QueryPlan.of(null),
  });
  return { key, filename, contentType };
}

function linkedBy(documentId: number, query: URLSearchParams): Linked | null {
  const expires = Number(query.get('expires'));
  const [userId = Number.NaN, clientId = Number.NaN] = (query.get('by') ?? '')
    .split('.')
    .map(Number);
  const isWhole = [expires, userId, clientId].every(Number.isSafeInteger);
  return isWhole ? { documentId, userId, clientId, expires } : null;
}

export type Upload = { name: string; bytes: Uint8Array };
export type Uploads = Partial<Record<DocumentKind, Upload>>;

/** As they are on the wire. */
const fieldOf: Readonly<Record<DocumentKind, string>> = {
  cv: 'file_cv',
  cover_letter: 'cover_letter',
};

const FILENAME_LENGTH_MAX = 255;

export type Stored = Omit<NewDocument, 'candidateId' | 'applicationId'> & { bytes: Uint8Array };

/** Judged by what they are, whatever they are called. Throws the 422 of a file that is no document. */
export function documentsFrom(ctx: Ctx, uploads: Uploads): Stored[] {
  return (['cv', 'cover_letter'] as const).flatMap((kind) => {
    const upload = uploads[kind];
    if (!upload) return [];
    const format = documentKind(upload.bytes);
    if (!format)
      throw invalidField(fieldOf[kind], 'Must be a PDF, DOC, DOCX, ODT, RTF or text file.');
    const id = ctx.newId();
    const { extension, contentType } = documentType(format);
    return [
      {
        id,
        kind,
        filename: filenameOf(upload.name, extension),
        key: `documents/${ctx.tenant.id}/${id}.${extension}`,
        contentType,
        byteCount: upload.bytes.byteLength,
        bytes: upload.bytes,
      },
    ];
  });
}

/** Without what a path or a header would read into it. */
function filenameOf(name: string, extension: string): string {
  const last = name.split(/[/\\]/u).at(-1) ?? '';
  const plain = last.replaceAll(/[\p{C}"]/gu, '').trim();
  const cut = Array.from(plain).slice(0, FILENAME_LENGTH_MAX).join('');
  return cut === '' || /^\.+$/u.test(cut) ? `document.${extension}` : cut;
}

/** The files first: until the batch that names them has landed, each is marked to go. */
export async function storing<Result>(
  ctx: Ctx,
  stored: readonly Stored[],
  commitWith: () => Promise<Result>,
): Promise<Result> {
  if (stored.length === 0) return commitWith();
  await storeFiles(ctx, stored);
  const result = await commitWith();
  const cvs = stored.filter(({ kind }) => kind === 'cv').map(({ id }) => id);
  if (cvs.length > 0) ctx.defer(ctx.enqueueCv(cvs));
  return result;
}

/** For the batch: the rows, and that the files stay. */
export function namingDocuments(
  ctx: Ctx,
  stored: readonly Stored[],
  of: { candidateId: number; applicationId: number },
) {
  return [
    ...stored.map(({ id, kind, filename, key, contentType, byteCount }) =>
      insertDocument(ctx, { id, kind, filename, key, contentType, byteCount, ...of }),
    ),
    ...(stored.length > 0
      ? [
          retainFiles(
            ctx,
            stored.map(({ key }) => key),
          ),
        ]
      : []),
  ];
}
