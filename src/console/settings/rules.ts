/** Where Settings are. */
import type { ConsoleWords } from '#console/words/words.ts';

export const SETTINGS = '/settings';
export const HIRING = '/settings/hiring';
export const PRIVACY = '/settings/privacy';

/** The screens that are a form of hiring settings, and the sections of their forms. */
export type SettingsOf = keyof ConsoleWords['settings']['about'];
export type FormSection = {
  name: keyof ConsoleWords['settings']['sections'];
  fields: readonly string[];
};
