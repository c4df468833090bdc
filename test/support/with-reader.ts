/** Bindings with the Worker of the reader, whose code the whole service as one Worker has itself. */
import { cvReader } from '#recruiting/people/cvs/actions/parse.ts';

type WithReader<Bindings> = Omit<Bindings, 'READER'> & { READER: typeof cvReader };

export function withReader<Bindings extends object>(bindings: Bindings): WithReader<Bindings> {
  return { ...bindings, READER: cvReader };
}
