/** ZIP files that are written while they are read. */
import { Zip, ZipPassThrough } from 'fflate';

export type ZipEntry = {
  name: string;
  /** Null: left out. */
  open: () => Promise<AsyncIterable<Uint8Array> | null>;
};

/** One entry after the other, so that their number does not matter to the memory. Entries are stored as they are. */
export function zipStream(entries: readonly ZipEntry[]): ReadableStream<Uint8Array> {
  return toStream(zipped(entries));
}

async function* zipped(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const take = () => ready.splice(0);
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const { name, open } of entries) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other: the file is one stream.
    const body = await open();
    if (!body) continue;
    const file = new ZipPassThrough(name);
    zip.add(file);
    // oxlint-disable-next-line no-await-in-loop -- A chunk after the other, as they are read.
    for await (const chunk of body) {
      file.push(chunk);
      yield* take();
    }
    file.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

function toStream(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}
