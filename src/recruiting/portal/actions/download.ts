/** Everything stored about a candidate as one ZIP file: the export as JSON, and the files. */
import { runPlan } from '#data/query-plan.ts';
import { zipStream } from '#lib/zip-stream.ts';
import { exportCandidate } from '#recruiting/candidates/actions/people.ts';
import { portalFacts } from '../store.ts';
import type { Portal } from './open.ts';

/** The file is written while it is read. Documents are packed already, so they are stored as they are. */
export async function downloadOwn(portal: Portal): Promise<ReadableStream<Uint8Array>> {
  const { ctx, person } = portal;
  const [exported, { documents }] = await Promise.all([
    exportCandidate(ctx, person.candidateId),
    runPlan(ctx, portalFacts(ctx, person)),
  ]);
  const json = new TextEncoder().encode(JSON.stringify(exported, null, 2));
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
