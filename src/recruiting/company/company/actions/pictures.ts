/** Uploads of the company: its logo, the cover of its career page, and the pictures on it. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { assertHolds, commit, commitIfChanged } from '#data/commit.ts';
import type { Answering } from '#data/commit.ts';
import { putFiles, retainFiles, runPlanForFiles } from '#data/file-removals.ts';
import type { NewFile } from '#data/file-removals.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { ApiError, invalidField } from '#errors.ts';
import { sha256HexOf } from '#lib/hash.ts';
import { imageSize, imageType } from '#lib/image.ts';
import type { ImageSize } from '#lib/image.ts';
import { withoutMetadata } from '#lib/image-metadata.ts';
import { mergePatch } from '#lib/merge-patch.ts';
import { isPictureSize, isSameFile, pictureKey, PICTURES_MAX, withoutPicture } from '../rules.ts';
import type { PictureFolder } from '../rules.ts';
import { pictureFields, toPicture } from '../schemas/career-page.ts';
import type { NewPicture, Picture, PictureChange } from '../schemas/career-page.ts';
import {
  companyAndPictures,
  companyRow,
  garbageCollectPicture,
  hasRoom,
  pictureStore,
  updateCompany,
} from '../store.ts';
import { assertOwn, updateOwn } from './profile.ts';

type Upload = { bytes: Uint8Array };

/** The pictures of which a company has one. */
const singles = {
  logo: { folder: 'logos', column: 'logoKey' },
  cover: { folder: 'covers', column: 'coverKey' },
} as const satisfies Record<string, { folder: PictureFolder; column: string }>;

/** Stores the file, then updates the row that references it. The previous file is deleted. */
export async function changeSingle<Answer>(
  ctx: Ctx,
  id: number,
  { field, bytes }: Upload & { field: keyof typeof singles },
  answering: Answering<Answer>,
): Promise<Answer> {
  const { folder, column } = singles[field];
  assertOwn(ctx, id);
  const { digest, file } = await toFile(ctx, { field, folder, bytes });
  const before = await runPlanForFiles(ctx, [file.key], companyRow(ctx));
  const old = before[column];
  if (old !== null && isSameFile(old, digest)) {
    // Stored again, in case the file was lost.
    await putFiles(ctx, [{ ...file, key: old }]);
    return updateOwn(ctx, { before, change: { [column]: old }, answering });
  }
  await putFiles(ctx, [file]);
  const change = { [column]: file.key };
  const answer = await updateOwn(ctx, { before, change, answering }, [
    retainFiles(ctx, [file.key]),
    ...(old === null ? [] : [garbageCollectPicture(ctx, old)]),
  ]);
  if (old !== null) ctx.defer(ctx.files.remove(old));
  return answer;
}

type Given = { field: string; folder: PictureFolder; bytes: Uint8Array };

/** The upload as a file without metadata, under a key of its own. Throws 422 for what is no picture of a size that can be shown. */
async function toFile(
  ctx: Ctx,
  { field, folder, bytes: given }: Given,
): Promise<{ digest: string; file: NewFile; size: ImageSize }> {
  const type = imageType(given);
  if (!type) throw invalidField(field, 'Must be a PNG, JPEG or WebP image.');
  const bytes = withoutMetadata(given);
  const size = imageSize(bytes);
  if (!isPictureSize(size)) throw invalidField(field, 'Must be 1 to 4,096 pixels wide and high.');
  const digest = await sha256HexOf(bytes);
  const { contentType, extension } = type;
  const companyId = ctx.tenant.id;
  const key = pictureKey({ folder, companyId, digest, extension, uploadId: ctx.newId() });
  return { digest, file: { key, bytes, contentType }, size };
}

const uploaded = { field: 'picture', folder: 'pictures' } as const;

export async function addPicture(
  ctx: Ctx,
  { alt }: NewPicture,
  { bytes }: Upload,
): Promise<Picture> {
  const { file, size } = await toFile(ctx, { ...uploaded, bytes });
  const { pictures } = await runPlanForFiles(ctx, [file.key], companyAndPictures(ctx));
  if (pictures.length >= PICTURES_MAX) throw new ApiError('too_many_pictures');
  await putFiles(ctx, [file]);
  const id = ctx.newId();
  const row = { key: file.key, alt, ...size };
  return commit(ctx, {
    writes: [
      assertHolds(ctx, hasRoom(ctx)),
      pictureStore.insert(ctx, { ...row, id, createdAt: ctx.now, updatedAt: ctx.now }),
      retainFiles(ctx, [file.key]),
    ],
    audit: {
      action: 'company-picture.create',
      subjectId: id,
      changes: changesOf(null, pictureFields(row, ctx.apiOrigin)),
    },
    answer: picturePlan(ctx, id),
  });
}

/** Changes the text alternative, the file, or both. The previous file is deleted. */
export async function changePicture(
  ctx: Ctx,
  id: number,
  { alt }: PictureChange,
  upload: Upload | undefined,
): Promise<Picture> {
  const given = upload && (await toFile(ctx, { ...uploaded, bytes: upload.bytes }));
  const keys = given ? [given.file.key] : [];
  const before = await runPlanForFiles(ctx, keys, pictureStore.one(ctx, id));
  const isSame = given !== undefined && isSameFile(before.key, given.digest);
  if (given) await putFiles(ctx, [isSame ? { ...given.file, key: before.key } : given.file]);
  const replacing = isSame ? undefined : given;
  const change = { alt, ...(replacing && { key: replacing.file.key, ...replacing.size }) };
  const picture = await commitIfChanged(ctx, {
    writes: [
      ...pictureStore.update(ctx, before, change),
      ...(replacing ? [retainFiles(ctx, keys), garbageCollectPicture(ctx, before.key)] : []),
    ],
    audit: {
      action: 'company-picture.update',
      subjectId: id,
      changes: changesOf(
        pictureFields(before, ctx.apiOrigin),
        pictureFields(mergePatch(before, change), ctx.apiOrigin),
      ),
    },
    answer: picturePlan(ctx, id),
  });
  if (replacing) ctx.defer(ctx.files.remove(before.key));
  return picture;
}

/** Deletes the picture and its file, and takes it out of the career page and of its draft. */
export async function deletePicture(ctx: Ctx, id: number): Promise<null> {
  const [picture, company] = await runPlan(
    ctx,
    QueryPlan.all([pictureStore.one(ctx, id), companyRow(ctx)]),
  );
  const { careerPageSettings: settings, careerPageDraft: draft } = company;
  const change = {
    careerPageSettings: withoutPicture(settings, id),
    careerPageDraft: draft && withoutPicture(draft, id),
  };
  await commit(ctx, {
    writes: [
      ...updateCompany(ctx, company, change),
      garbageCollectPicture(ctx, picture.key),
      ...pictureStore.remove(ctx, id),
    ],
    audit: {
      action: 'company-picture.delete',
      subjectId: id,
      changes: changesOf(pictureFields(picture, ctx.apiOrigin), null),
    },
    answer: QueryPlan.of(null),
  });
  ctx.defer(ctx.files.remove(picture.key));
  return null;
}

function picturePlan(ctx: Ctx, id: number): QueryPlan<Picture> {
  return QueryPlan.map(pictureStore.one(ctx, id), (row) => toPicture(row, ctx.apiOrigin));
}
