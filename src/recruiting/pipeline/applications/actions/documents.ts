/** Documents of candidates: uploads, and signed download links that expire. */
import { tenantContext } from '#context.ts';
import {
  documentKind,
  documentName,
  documentType,
  kindOfType,
} from '@recruiting/cv-reader/document-kind';
import type { DocumentKind as DocumentFormat } from '@recruiting/cv-reader/document-kind';
import type { Ctx, PublicCtx } from '#context.ts';
import { commit } from '#data/commit.ts';
import { fileLink, openFileLink } from '#data/file-links.ts';
import type { LinkKind } from '#data/file-links.ts';
import { putFiles, retainFiles } from '#data/file-removals.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { ApiError, invalidField } from '#errors.ts';
import type { DocumentKind } from '#vocabulary/lists.ts';
import { documentFault } from '../rules.ts';
import type { DocumentFault } from '../rules.ts';
import { documentById } from '../store/documents.ts';
import { insertDocument } from '../store/writes.ts';
import type { NewDocument } from '../store/writes.ts';

const LINK: LinkKind = { purpose: 'document link', path: '/files/documents/' };

/** A signed download URL. */
export function documentUrl(ctx: Ctx, { id }: { id: number }): string {
  return fileLink(ctx, LINK, id);
}

export type Download = { key: string; filename: string; contentType: string };

/** Verifies a link and audits the download. Returns null if the link is invalid or expired, or the document is deleted. */
export async function openDocument(
  ctx: PublicCtx,
  id: number,
  query: URLSearchParams,
): Promise<Download | null> {
  const link = openFileLink(ctx, LINK, id, query);
  if (!link) return null;
  const document = await runPlan(ctx, documentById(ctx, id));
  if (!document) return null;
  const { companyId, key, filename, contentType } = document;
  const company = tenantContext(ctx, companyId, link.actor);
  await auditDownload(company, id);
  // Earlier uploads were stored under the extension of the sender.
  return { key, filename: filenameOf(filename, kindOfType(contentType)), contentType };
}

/** A document of the company, for a member who looks at it in the console. Audited as a download. */
export async function openOwnDocument(ctx: Ctx, id: number): Promise<Download> {
  const document = await runPlan(ctx, documentById(ctx, id));
  if (document?.companyId !== ctx.tenant.id) throw new ApiError('not_found');
  const { key, filename, contentType } = document;
  await auditDownload(ctx, id);
  return { key, filename, contentType };
}

async function auditDownload(ctx: Ctx, id: number): Promise<void> {
  await commit(ctx, {
    writes: [],
    audit: { action: 'document.download', subjectId: id },
    answer: QueryPlan.of(null),
  });
}

export type Upload = { name: string; bytes: Uint8Array };
/** The documents of a new application. */
export type Uploads = Partial<Record<'cv' | 'cover_letter', Upload>>;

/** Field names of the request. */
const fieldOf = { cv: 'file_cv', cover_letter: 'cover_letter' } as const;

const FILENAME_LENGTH_MAX = 255;

export type UploadedDocument = Omit<NewDocument, 'candidateId' | 'applicationId'> & {
  bytes: Uint8Array;
};

export function toDocuments(ctx: Ctx, uploads: Uploads): UploadedDocument[] {
  return (['cv', 'cover_letter'] as const).flatMap((kind) => {
    const upload = uploads[kind];
    return upload ? [toUploaded(ctx, kind, { ...upload, field: fieldOf[kind] })] : [];
  });
}

/**
 * Detects the format from the content, not from the name. Throws 422 for the field if the file is not a supported document, contains
 * macros or has the extension of another format.
 */
export function toUploaded(
  ctx: Ctx,
  kind: DocumentKind,
  upload: Upload & { field: string },
  name = upload.name,
): UploadedDocument {
  const format = assertDocument(upload, kind);
  const id = ctx.newId();
  const { extension, contentType } = documentType(format);
  return {
    id,
    kind,
    filename: filenameOf(name, format),
    key: `documents/${ctx.tenant.id}/${id}.${extension}`,
    contentType,
    byteCount: upload.bytes.byteLength,
    bytes: upload.bytes,
  };
}

/** A file that came with an email, if it is one that can be kept; whatever its name says, it is what its content is. */
export function toReceived(ctx: Ctx, upload: Upload): UploadedDocument | null {
  const { bytes } = upload;
  if (documentFault({ name: '', bytes }, 'other') !== null) return null;
  return toUploaded(ctx, 'other', { bytes, name: '', field: '' }, upload.name);
}

function assertDocument({ name, bytes, field }: Upload & { field: string }, kind: DocumentKind) {
  const format = documentKind(bytes);
  const fault = documentFault({ name, bytes }, kind);
  if (format && fault === null) return format;
  const formats = kind === 'cv' ? CV_FORMATS : FORMATS;
  throw invalidField(field, fault === null || fault === 'format' ? formats : faultTexts[fault]);
}

const CV_FORMATS = 'Must be a PDF, DOC, DOCX, ODT, RTF or text file, JSON Resume or Europass XML.';
const FORMATS = 'Must be a PDF, DOC, DOCX, ODT, RTF or text file.';

const faultTexts: Readonly<Record<Exclude<DocumentFault, 'format'>, string>> = {
  data: 'JSON must be a JSON Resume (jsonresume.org), and XML a Europass CV.',
  macros: 'Must not contain macros. Save the document without them, or as PDF.',
  name: "The content is not of the format that the file's extension says.",
};

/**
 * Removes path segments and control characters, and gives the name the extension of the content. Browsers send line breaks in names
 * percent-encoded.
 */
function filenameOf(name: string, format: DocumentFormat): string {
  const last = name.split(/[/\\]/u).at(-1) ?? '';
  const plain = last
    .replaceAll(/\s|%0D|%0A/gu, ' ')
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(/ +/gu, ' ')
    .trim();
  return documentName(plain, format, FILENAME_LENGTH_MAX);
}

/** Stores the files, which are marked already, then commits. Files whose commit fails are deleted later. */
export async function withStoredFiles<Result>(
  ctx: Ctx,
  files: readonly UploadedDocument[],
  commitWith: () => Promise<Result>,
): Promise<Result> {
  if (files.length === 0) return commitWith();
  await putFiles(ctx, files);
  const result = await commitWith();
  const cvs = files.filter(({ kind }) => kind === 'cv').map(({ id }) => id);
  if (cvs.length > 0) ctx.defer(ctx.enqueueCv(cvs));
  return result;
}

/** Statements that insert the documents and retain their files. */
export function insertDocuments(
  ctx: Ctx,
  files: readonly UploadedDocument[],
  owner: { candidateId: number; applicationId: number },
) {
  return [
    ...files.map(({ id, kind, filename, key, contentType, byteCount }) =>
      insertDocument(ctx, { id, kind, filename, key, contentType, byteCount, ...owner }),
    ),
    ...(files.length > 0
      ? [
          retainFiles(
            ctx,
            files.map(({ key }) => key),
          ),
        ]
      : []),
  ];
}
