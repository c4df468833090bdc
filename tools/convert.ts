/** Makes a bundle of what another service's API has answered: `npm run convert -- greenhouse answers/ greenhouse.zip`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromAshby } from './convert/ashby.ts';
import { fromGreenhouse } from './convert/greenhouse.ts';
import { fromLever } from './convert/lever.ts';
import { isItem, leftOutOf, listIn, toRecords, watched, writeBundle } from './convert/model.ts';
import type { Item, Lists, Model } from './convert/model.ts';
import { fromWorkable } from './convert/workable.ts';

const converters: Readonly<Record<string, (lists: Lists) => Model>> = {
  greenhouse: fromGreenhouse,
  lever: fromLever,
  ashby: fromAshby,
  workable: fromWorkable,
};

/** Pages are `jobs.json`, or `jobs-1.json`, `jobs-2.json` and so on. */
const PAGE = /^([a-z_]+?)(?:-\d+)?\.json$/u;

function readLists(folder: string): Lists {
  const lists: Record<string, Item[]> = {};
  for (const name of readdirSync(folder).toSorted()) {
    const [, list] = PAGE.exec(name) ?? [];
    if (list === undefined) continue;
    const page: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    (lists[list] ??= []).push(...itemsOf(page, list));
  }
  return lists;
}

/** Services answer with a list, or with one in `data`, in `results`, or under its name. */
function itemsOf(page: unknown, list: string): Item[] {
  if (Array.isArray(page)) return page.filter(isItem);
  if (!isItem(page)) return [];
  const lists = ['data', 'results', list].map((name) => listIn(page, name));
  return (lists.find((items) => items.length > 0) ?? []).filter(isItem);
}

const [service = '', folder, out] = process.argv.slice(2);
const convert = converters[service];
if (!convert || folder === undefined || out === undefined) {
  console.error(`Usage: npm run convert -- ${Object.keys(converters).join('|')} FOLDER OUT.zip`);
  process.exitCode = 1;
} else {
  const { lists, ignored } = watched(readLists(folder));
  const model = convert(lists);
  const records = toRecords(model);
  writeFileSync(out, await writeBundle(service, records, new Date()));
  const counts = Object.entries(records).map(([name, list]) => `${list.length} ${name}`);
  console.log(`${out}: ${counts.join(', ')}`);
  for (const lost of leftOutOf(model, records)) console.log(`Left out: ${lost}`);
  if (ignored().length > 0) console.log(`Fields that were not read: ${ignored().join(', ')}`);
}
