/** The types a dictionary of the alerts keeps, as `../shape.ts` has them for the pages. */

import type { Plural, Shaped } from '../shape.ts';
import type { en } from './en.ts';

export type AlertWords = Shaped<typeof en, Plural>;

/** A dictionary whose language tells the categories `C` apart. */
export type AlertWordsWith<C extends Intl.LDMLPluralRule> = Shaped<typeof en, Record<C, string>>;
