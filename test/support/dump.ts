/** All that is stored, of everybody: to look for what must not be in it. */
import { env } from 'cloudflare:workers';

type Found = { where: string; text: string };

/**
 * The tables in which any of these lower-case texts stands, those of the full-text indexes as they
 * are on the disk. The database looks by itself: what all tests have written is megabytes.
 */
async function tablesWith(wanted: readonly string[]): Promise<string[]> {
  const { results } = await env.DB.prepare(
    String.raw`select t.name as name, c.name as "column" from sqlite_master t, pragma_table_info(t.name) c
      where t.type = 'table' and t.name not like '\_cf%' escape '\'`,
  ).all<{ name: string; column: string }>();
  const names = [...new Set(results.map(({ name }) => name))];
  const found = await env.DB.batch<{ has: number }>(
    names.map((name) => {
      const columns = results.filter((one) => one.name === name).map(({ column }) => column);
      // Each text in parentheses of its own: what is deeper than a hundred is refused.
      const finds = wanted.map((_, index) =>
        columns.map((column) => `instr(lower(cast("${column}" as text)), ?${index + 1})`),
      );
      const where = finds.map((find) => `(${find.join(' or ')})`).join(' or ');
      const sql = `select exists (select 1 from "${name}" where ${where}) as has`;
      return env.DB.prepare(sql).bind(...wanted);
    }),
  );
  return names.filter((_, index) => found[index]?.results[0]?.has === 1);
}

async function files(): Promise<Found[]> {
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const page: R2Objects = await env.FILES.list(cursor === undefined ? {} : { cursor });
    keys.push(...page.objects.map(({ key }) => key));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return Promise.all(
    keys.map(async (key) => {
      const object = await env.FILES.get(key);
      const bytes = new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer(0));
      return { where: `R2 ${key}`, text: `${key}\n${Buffer.from(bytes).toString('latin1')}` };
    }),
  );
}

async function keyValues(): Promise<Found[]> {
  const found = [env.KV, env.SUMMARY_CACHE].map(async (namespace) => {
    const { keys } = await namespace.list();
    return Promise.all(
      keys.map(async ({ name }) => ({
        where: `KV ${name}`,
        text: `${name}\n${await namespace.get(name)}`,
      })),
    );
  });
  return (await Promise.all(found)).flat();
}

/** Where any of these texts stands, whatever its case. */
export async function placesOf(texts: readonly string[]): Promise<string[]> {
  const wanted = texts.map((text) => text.toLowerCase());
  const others = [...(await files()), ...(await keyValues())].filter(({ text }) => {
    const lower = text.toLowerCase();
    return wanted.some((one) => lower.includes(one));
  });
  return [...(await tablesWith(wanted)), ...others.map(({ where }) => where)];
}
