/** The cover and the pictures of the career page. */
import { formScreen } from '#console/layout/form-screen.tsx';
import { answerNothing } from '#data/commit.ts';
import { ApiError, invalidField } from '#errors.ts';
import { checkedInput } from '#http/console.ts';
import type { CommandInput, ConsoleParams, ConsoleRoute } from '#http/console.ts';
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
import { COVER, PICTURE, PICTURES, REMOVE_COVER, REMOVE_PICTURE } from './rules/addresses.ts';

const needs = 'company.manage';

/** The fields of the form of a picture are named by it. */
function fieldOf(params: ConsoleParams, name: string): string {
  const picture = params.text('picture');
  return picture === '' ? name : `${name}.${picture}`;
}

const list = formScreen(PICTURES, {
  needs,
  query: ['done'],
  load: async (ctx) => ({ company: await showProfile(ctx) }),
  page: PicturesPage,
  notices: (words) => words.branding.notices,
  refusals: ({ branding: words, company: { faults } }, { params }) => ({
    codes: { too_many_pictures: words.tooMany },
    texts: {
      [fieldOf(params, 'alt')]: words.faults.alt,
      [fieldOf(params, 'picture')]: faults.logo,
      [fieldOf(params, 'cover')]: faults.logo,
    },
    fieldOf: (path) => fieldOf(params, path),
  }),
});

const ofList = {
  needs,
  typed: ({ params, fields }: CommandInput<unknown>) => ({
    [fieldOf(params, 'alt')]: fields['alt'] ?? '',
  }),
} as const;

type Upload = CommandInput<unknown>['files'][string];

function withinSize(field: string, file: Upload | undefined): Upload {
  if (!file || file.bytes.byteLength > PICTURE_BYTES_MAX) {
    throw invalidField(field, 'Must be a file of at most 5 MB.');
  }
  return file;
}

const add = list.command({
  ...ofList,
  files: ['picture'],
  run: async (ctx, { fields, files }) => {
    const input = await checkedInput(NewPicture, { alt: fields['alt'] });
    await addPicture(ctx, input, withinSize('picture', files['picture']));
    return { to: PICTURES, done: 'picture' };
  },
});

const changeCover = list.command({
  ...ofList,
  path: COVER,
  files: ['cover'],
  run: async (ctx, { files }) => {
    const file = withinSize('cover', files['cover']);
    await changeSingle(ctx, ctx.tenant.id, { field: 'cover', ...file }, answerNothing);
    return { to: PICTURES, done: 'cover' };
  },
});

const deleteCover = list.command({
  ...ofList,
  path: REMOVE_COVER,
  run: async (ctx) => {
    await removeCover(ctx);
    return { to: PICTURES, done: 'coverRemoved' };
  },
});

/** The text alternative, another file, or both. */
const change = list.command({
  ...ofList,
  path: PICTURE,
  files: ['picture'],
  run: async (ctx, { params, fields, files: { picture } }) => {
    const id = params.id('picture');
    const input = await checkedInput(PictureChange, { alt: fields['alt'] });
    await changePicture(ctx, id, input, picture && withinSize('picture', picture));
    return { to: PICTURES, done: 'picture' };
  },
});

const removal = formScreen(REMOVE_PICTURE, {
  needs,
  load: async (ctx, { params }) => {
    const id = params.id('picture');
    const picture = (await showProfile(ctx)).pictures.find((one) => one.id === id);
    if (!picture) throw new ApiError('not_found');
    return { picture };
  },
  page: RemovePicturePage,
});
const remove = list.command({
  ...ofList,
  path: REMOVE_PICTURE,
  of: REMOVE_PICTURE,
  run: async (ctx, { params }) => {
    await deletePicture(ctx, params.id('picture'));
    return { to: PICTURES, done: 'pictureRemoved' };
  },
});

export const pictures: readonly ConsoleRoute[] = [
  list,
  add,
  changeCover,
  deleteCover,
  change,
  removal,
  remove,
];
