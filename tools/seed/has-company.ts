/** Whether a store has data, without loading the code that seeds it. */
export async function hasCompany(d1: D1Database): Promise<boolean> {
  return (await d1.prepare('select id from companies limit 1').first()) !== null;
}
