/** All that is stored, of everybody: to look for what must not be in it. */
import { env } from 'cloudflare:workers';

type Found = { where: string; text: string };

/** Every row of every table, those of the full-text indexes as they are on the disk. */
async function tables(): Promise<Found[]> {
  const { results } = await env.DB.prepare(
    String.raw`select name from sqlite_master where type = 'table' and name not like '\_cf%' escape '\'`,
  ).all<{ name: string }>();
  const dumps: Found[] = [];
  for (const { name } of results) {
    const rows = await env.DB.prepare(`select * from "${name}"`).raw();
    dumps.push({ where: name, text: rows.flat().map(textOf).join('\n') });
  }
  return dumps;
}

/** Bytes as the characters of their numbers, so that text in them is found. */
function textOf(value: unknown): string {
  if (!Array.isArray(value) && !(value instanceof ArrayBuffer)) return String(value);
  const bytes = Array.isArray(value) ? Uint8Array.from(value) : new Uint8Array(value);
  return Buffer.from(bytes).toString('latin1');
}

async function files(): Promise<Found[]> {
  const found: Found[] = [];
  let cursor: string | undefined;
  do {
    const page: R2Objects = await env.FILES.list({
      prefix: 'documents/',
      ...(cursor && { cursor }),
    });
    for (const { key } of page.objects) {
      const object = await env.FILES.get(key);
      const bytes = new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer(0));
      found.push({ where: `R2 ${key}`, text: Buffer.from(bytes).toString('latin1') });
    }
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return found;
}

async function keyValues(): Promise<Found[]> {
  const { keys } = await env.KV.list();
  return Promise.all(
    keys.map(async ({ name }) => ({
      where: `KV ${name}`,
      text: `${name}\n${await env.KV.get(name)}`,
    })),
  );
}

/** Where any of these texts stands, whatever its case. */
export async function placesOf(texts: readonly string[]): Promise<string[]> {
  const wanted = texts.map((text) => text.toLowerCase());
  const all = [...(await tables()), ...(await files()), ...(await keyValues())];
  return all
    .filter(({ text }) => wanted.some((one) => text.toLowerCase().includes(one)))
    .map(({ where }) => where);
}
