/** Everything stored about a candidate that the page does not keep back yet, as one ZIP file: the export as JSON, and the files. */
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { zipStream } from '#lib/zip-stream.ts';
import { exportCandidate } from '#recruiting/people/candidates/actions/people.ts';
import { toOwnCopy } from '../rules.ts';
import { companyRow, documentsOf } from '../store.ts';
import type { Portal } from './open.ts';

/** More than people have. Each is a call of the files, of which a request can make a thousand; parsed CVs are up to a hundred. */
const DOCUMENTS_MAX = 800;

/** The file is written while it is read. Documents are packed already, so they are stored as they are. */
export async function downloadOwn(portal: Portal): Promise<ReadableStream<Uint8Array>> {
  const { ctx, person } = portal;
  const plan = { company: companyRow(ctx), documents: documentsOf(ctx, person, DOCUMENTS_MAX) };
  const [exported, { company, documents }] = await Promise.all([
    exportCandidate(ctx, person.candidateId),
    runPlan(ctx, QueryPlan.all(plan)),
  ]);
  const copy = toOwnCopy(exported, { now: ctx.now, delayMinutes: company.delayMinutes });
  const json = new TextEncoder().encode(JSON.stringify(copy, null, 2));
  return zipStream([
    { name: 'data.json', open: () => Promise.resolve(once(json)) },
    ...documents.map(({ id, filename, key }) => ({
      name: `documents/${id} ${filename}`,
      open: async () => (await ctx.files.get(key))?.body ?? null,
    })),
  ]);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
