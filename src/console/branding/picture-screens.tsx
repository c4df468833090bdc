/** The cover and the pictures of the career page. */
import { unsent } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { noticeOf } from '#console/layout/notices.tsx';
import { refusedForm } from '#console/layout/refusals.ts';
import { wordsFor } from '#console/words/words.ts';
import { ApiError, invalidField } from '#errors.ts';
import { answerNothing } from '#data/commit.ts';
import { checkedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import {
  addPicture,
  changePicture,
  changeSingle,
  deletePicture,
} from '#recruiting/company/company/actions/pictures.ts';
import { removeCover, showProfile } from '#recruiting/company/company/actions/profile.ts';
import { PICTURE_BYTES_MAX } from '#recruiting/company/company/rules.ts';
import { NewPicture, PictureChange } from '#recruiting/company/company/schemas/career-page.ts';
import { PicturesPage, RemovePicturePage } from './pictures-page.tsx';
import { PICTURES } from './rules/addresses.ts';

export async function picturesScreen(
  ctx: ConsoleCtx,
  { query }: { query: URLSearchParams },
): Promise<ConsoleAnswer> {
  const company = await showProfile(ctx);
  const toast = noticeOf(wordsFor(ctx.view.language).branding.notices, query);
  const props = { view: ctx.view, company, form: unsent({}), toast };
  return { status: 200, html: renderHtml(PicturesPage, props) };
}

type Done = 'cover' | 'coverRemoved' | 'picture' | 'pictureRemoved';

/** `of` is the picture whose form was sent: its fields are named by it. */
async function act(
  ctx: ConsoleCtx,
  { fields, of = '' }: { fields: Readonly<Record<string, string>>; of?: string },
  done: Done,
  run: () => Promise<unknown>,
): Promise<ConsoleAnswer> {
  const { view } = ctx;
  try {
    await run();
  } catch (error) {
    const { branding, company: words } = wordsFor(view.language);
    const fieldOf = (path: string) => path + of;
    const texts = Object.fromEntries(
      [
        ['alt', branding.faults.alt],
        ['picture', words.faults.logo],
        ['cover', words.faults.logo],
      ].map(([name = '', text = '']) => [fieldOf(name), text]),
    );
    const typed = { [fieldOf('alt')]: fields['alt'] ?? '' };
    const codes = { too_many_pictures: branding.tooMany };
    const form = refusedForm(view, error, { typed, texts, codes, fieldOf });
    return showRefused(ctx, form, form.status);
  }
  return { status: 303, location: `${view.root}${PICTURES}?done=${done}` };
}

async function showRefused(
  ctx: ConsoleCtx,
  form: FormState,
  status: 409 | 422,
): Promise<ConsoleAnswer> {
  const company = await showProfile(ctx);
  return { status, html: renderHtml(PicturesPage, { view: ctx.view, company, form }) };
}

type Upload = CommandInput<unknown>['files'][string];

function withinSize(field: string, file: Upload | undefined): Upload {
  if (!file || file.bytes.byteLength > PICTURE_BYTES_MAX) {
    throw invalidField(field, 'Must be a file of at most 5 MB.');
  }
  return file;
}

export function addPictureCommand(
  ctx: ConsoleCtx,
  { fields, files }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  return act(ctx, { fields }, 'picture', async () => {
    const input = await checkedInput(NewPicture, { alt: fields['alt'] });
    return addPicture(ctx, input, withinSize('picture', files['picture']));
  });
}

/** The text alternative, another file, or both. */
export function changePictureCommand(
  ctx: ConsoleCtx,
  { params, fields, files }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  const id = params.id('picture');
  return act(ctx, { fields, of: `.${id}` }, 'picture', async () => {
    const input = await checkedInput(PictureChange, { alt: fields['alt'] });
    const { picture } = files;
    return changePicture(ctx, id, input, picture && withinSize('picture', picture));
  });
}

export function coverCommand(
  ctx: ConsoleCtx,
  { fields, files }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  return act(ctx, { fields }, 'cover', () =>
    Promise.resolve(withinSize('cover', files['cover'])).then((file) =>
      changeSingle(ctx, ctx.tenant.id, { field: 'cover', ...file }, answerNothing),
    ),
  );
}

export function removeCoverCommand(
  ctx: ConsoleCtx,
  { fields }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  return act(ctx, { fields }, 'coverRemoved', () => removeCover(ctx));
}

export async function removePictureScreen(
  ctx: ConsoleCtx,
  { params }: { params: ConsoleParams },
): Promise<ConsoleAnswer> {
  const { pictures } = await showProfile(ctx);
  const id = params.id('picture');
  const picture = pictures.find((one) => one.id === id);
  if (!picture) throw new ApiError('not_found');
  return { status: 200, html: renderHtml(RemovePicturePage, { view: ctx.view, picture }) };
}

export async function removePictureCommand(
  ctx: ConsoleCtx,
  { params, fields }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  return act(ctx, { fields }, 'pictureRemoved', () => deletePicture(ctx, params.id('picture')));
}
