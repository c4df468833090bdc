/** What a company does with its pipelines. */
import type { Ctx } from '#context.ts';
import type { Statement } from '#data/statements.ts';
import { insertPipeline } from './store.ts';

/** A company begins with one pipeline; its statements go into the batch that makes the company. */
export function defaultPipeline(ctx: Ctx): Statement[] {
  return insertPipeline(ctx, { name: 'Default', isDefault: true });
}
