/** The screens of the career page's look: its brand and sections with a preview, and its pictures. */
import { command, screen } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import {
  addPictureCommand,
  changePictureCommand,
  coverCommand,
  picturesScreen,
  removeCoverCommand,
  removePictureCommand,
  removePictureScreen,
} from './picture-screens.tsx';
import { previewPageCommand, previewPageScreen } from './preview-screens.tsx';
import {
  CAREER_PAGE,
  COVER,
  PICTURE,
  PICTURES,
  PREVIEW_PAGE,
  REMOVE_COVER,
  REMOVE_PICTURE,
} from './rules/addresses.ts';
import { BrandingButtonForm, PageFieldsForm } from './schemas.ts';
import { brandingScreen, changePageCommand } from './screens.tsx';

const needs = 'company.manage';
const ofPage = { needs, of: CAREER_PAGE, body: PageFieldsForm } as const;
const ofPictures = { needs, of: PICTURES, body: PageFieldsForm } as const;

export const branding: readonly ConsoleRoute[] = [
  screen(CAREER_PAGE, needs, brandingScreen, ['done']),
  command(CAREER_PAGE, ofPage, changePageCommand),
  screen(PREVIEW_PAGE, needs, previewPageScreen),
  command(PREVIEW_PAGE, ofPage, previewPageCommand),
  screen(PICTURES, needs, picturesScreen, ['done']),
  command(PICTURES, { ...ofPictures, files: ['picture'] }, addPictureCommand),
  command(COVER, { ...ofPictures, files: ['cover'] }, coverCommand),
  command(REMOVE_COVER, { ...ofPictures, body: BrandingButtonForm }, removeCoverCommand),
  command(PICTURE, { ...ofPictures, files: ['picture'] }, changePictureCommand),
  screen(REMOVE_PICTURE, needs, removePictureScreen),
  command(
    REMOVE_PICTURE,
    { needs, of: REMOVE_PICTURE, body: BrandingButtonForm },
    removePictureCommand,
  ),
];
