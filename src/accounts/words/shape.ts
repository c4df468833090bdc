/** The type of a dictionary: the keys of the English one. */

import type { en } from './en.ts';

export type Translated = Shaped<typeof en>;

type Shaped<T> = T extends string ? string : { readonly [K in keyof T]: Shaped<T[K]> };
