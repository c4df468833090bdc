/** Reads, or answers what was read last, where the database fails or takes long. */
import type { ReadCtx } from '#context.ts';
import { fromDatedJson, toDatedJson } from '#lib/dated-json.ts';

/** A reader who would wait longer is better served by what is minutes old. */
const SOON_MS = 1000;

/** What loads soon; otherwise the copy, if there is one. What the caller did wrong stays an error. */
export async function loadOrRecall<Loaded, Copy>(
  loading: Promise<Loaded>,
  recall: () => Promise<Copy | undefined>,
): Promise<Loaded | Copy> {
  const soon = loading.then(
    () => true,
    ({ status = 500 }: { status?: number }) => status < 500,
  );
  return ((await Promise.race([soon, pause(SOON_MS)])) ? undefined : await recall()) ?? loading;
}

/** `name` is unique for what is read. What was not found is not kept. `adapt` makes what was asked of a copy, if it can. */
export function readOrRecall<Value extends object>(
  { apiOrigin, defer, lastGood }: Pick<ReadCtx, 'apiOrigin' | 'defer' | 'lastGood'>,
  name: string,
  read: () => Promise<Value | null>,
  adapt: (copy: Value) => Value | undefined,
): Promise<Value | null> {
  const url = `${apiOrigin}/last-good/${encodeURIComponent(name)}`;
  const reading = read().then((value) => {
    if (value) defer(lastGood.keep(url, toDatedJson(value), {}));
    return value;
  });
  // It outlives the request that a copy answers.
  defer(reading.catch(() => {}));
  return loadOrRecall(reading, async () => {
    const copy = await lastGood.find(url);
    return copy && adapt(fromDatedJson<Value>(await copy.text()));
  });
}

function pause(milliseconds: number): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), milliseconds);
  });
}
