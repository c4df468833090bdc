/** A document that was made to do harm. */
import type { ParsedCv } from '../../src/index.ts';
import type { Bytes } from './bytes.ts';

export type Hostile = readonly [status: ParsedCv['status'], make: () => Bytes];
