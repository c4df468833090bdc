/** Databases of an invented market, which are kept in `.dev/bench`. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { migrate, readMigrations } from '../tools/local/migrations.ts';
import { open } from './database.ts';
import { grouped } from './report.ts';
import { market } from './synthetic.ts';

const FOLDER = join(import.meta.dirname, '../.dev/bench');

/** Returns the folder of a database of this size and these migrations, and creates it where it is missing. */
export async function build(size: number): Promise<string> {
  const hash = createHash('sha256').update(readFileSync(join(import.meta.dirname, 'synthetic.ts')));
  for (const { statements } of await readMigrations()) hash.update(statements.join('\n'));
  const name = `${size}-${hash.digest('hex').slice(0, 8)}`;
  const folder = join(FOLDER, name);
  mkdirSync(FOLDER, { recursive: true });
  if (readdirSync(FOLDER).includes(name)) return folder;

  for (const old of readdirSync(FOLDER).filter((other) => other.startsWith(`${size}-`))) {
    rmSync(join(FOLDER, old), { recursive: true });
  }
  const started = performance.now();
  const unfinished = `${folder}.part`;
  const { d1, close } = await open(unfinished);
  await migrate(d1);
  // The market has reference data of its own.
  await d1.batch(
    ['career_domain_countries', 'career_domains', 'places'].map((table) =>
      d1.prepare(`delete from ${table}`),
    ),
  );
  for (const { table, columns, rows } of market(size)) {
    const fields = columns.map((_, at) => `value ->> ${at}`);
    const text = `insert into ${table} (${columns.join(', ')}) select ${fields.join(', ')} from json_each(?)`;
    await d1.prepare(text).bind(JSON.stringify(rows)).run();
  }
  await close();
  renameSync(unfinished, folder);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`built ${grouped(size)} jobs in ${seconds} s`);
  return folder;
}

export function fileOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const file = files.find((name) => /D1DatabaseObject\/[\da-f]+\.sqlite$/u.test(name));
  if (file === undefined) throw new Error(`no database in ${folder}`);
  return join(folder, file);
}
