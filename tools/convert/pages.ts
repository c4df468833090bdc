/** Collects the records of another service from the pages that were saved of its answers. */
import { Fault } from './fault.ts';
import { isItem, listIn, OWNER, text } from './items.ts';
import type { Item, Lists } from './items.ts';
import { parsePage } from './parse.ts';

/** A file of the folder; its path is relative to it, with `/`. */
export type InputFile = { path: string; read: () => Uint8Array };

type Page = { list: string; owner: string; number: number; file: InputFile };

/** `jobs.json`, or `jobs-1.json`, `jobs-2.json` and so on. */
const PAGE = /^([a-z_]+)(?:-(\d+))?\.(?:json|jsonl|ndjson)(?:\.gz)?$/u;
/** What was asked of one record: `notes/ID.json`, or `notes/ID.1.json`, `notes/ID.2.json` and so on. */
const OWN_PAGE = /^([a-z_]+)\/([^/]+?)(?:\.(\d+))?\.(?:json|jsonl|ndjson)(?:\.gz)?$/u;

export function pageOf(file: InputFile): Page | null {
  const [, list, number] = PAGE.exec(file.path) ?? [];
  if (list !== undefined) return { list, owner: '', number: Number(number ?? 1), file };
  const [, folder, owner = '', nth] = OWN_PAGE.exec(file.path) ?? [];
  if (folder === undefined || folder === 'files') return null;
  return { list: folder, owner, number: Number(nth ?? 1), file };
}

/** The lists, and what is said of them that is no fault. */
export function readLists(pages: readonly Page[]): { lists: Lists; said: string[] } {
  const lists: Record<string, Item[]> = {};
  const said: string[] = [];
  for (const [list, own] of Map.groupBy(pages, (page) => page.list)) {
    const records = new Map<string, Item>();
    let again = 0;
    for (const series of Map.groupBy(own, ({ owner }) => owner).values()) {
      for (const item of recordsOf(list, series)) {
        const id = text(item, 'id') || `none ${records.size}`;
        const before = records.get(id);
        // What was asked of one record has more than the list has.
        if (before && before[OWNER] === item[OWNER]) again += 1;
        records.set(id, { ...before, ...item });
      }
    }
    lists[list] = [...records.values()];
    if (again > 0) said.push(`${again} records of ${list} are on two pages: the later one counts.`);
  }
  return { lists, said };
}

/** The records of the pages of one call, in their order. Throws a fault where a page is missing or stands twice. */
function recordsOf(list: string, series: readonly Page[]): Item[] {
  const pages = series.toSorted((one, other) => one.number - other.number);
  const seen: { path: string; records: string }[] = [];
  const all: Item[] = [];
  // Some count from 0.
  const first = Math.min(1, pages[0]?.number ?? 1);
  for (const [index, page] of pages.entries()) {
    const { path } = page.file;
    const before = pages[index - 1];
    if (before?.number === page.number) {
      throw new Fault(`${before.file.path} and ${path} are the same page.`);
    }
    if (page.number !== first + index) {
      throw new Fault(`Page ${first + index} of ${nameOf(page)} is missing, and ${path} is there.`);
    }
    const answer = parsePage(path, page.file.read());
    const items = itemsOf(answer, list, path);
    const records = JSON.stringify(items.map((item) => item['id'] ?? item));
    const same = items.length > 0 ? seen.find((one) => one.records === records) : undefined;
    if (same) throw new Fault(`${path} has the records of ${same.path}: ask for its page again.`);
    seen.push({ path, records });
    if (index === pages.length - 1 && hasMore(answer)) {
      throw new Fault(`${path} says that more follows, and page ${page.number + 1} is missing.`);
    }
    const own = page.owner === '' ? {} : { [OWNER]: page.owner };
    all.push(...items.map((item) => Object.assign({}, item, own)));
  }
  return all;
}

function nameOf({ list, owner }: Page): string {
  return owner === '' ? list : `${list}/${owner}`;
}

/** As Lever, Ashby and Workable say it. */
function hasMore(answer: unknown): boolean {
  if (!isItem(answer)) return false;
  const { paging } = answer;
  const isPaged = isItem(paging) && typeof paging['next'] === 'string' && paging['next'] !== '';
  return answer['hasNext'] === true || answer['moreDataAvailable'] === true || isPaged;
}

/** Services answer with a list, with one in `data`, in `results` or under its name, or with one record in the same places. */
function itemsOf(answer: unknown, list: string, path: string): Item[] {
  if (Array.isArray(answer))
    return answer.flatMap((one, index) => itemOf(one, list, `${path}, record ${index + 1}`));
  if (!isItem(answer)) throw new Fault(`${path} holds no list of ${list}.`);
  const names = ['data', 'results', list, list.replace(/ies$/u, 'y').replace(/s$/u, '')];
  const name = names.find((one) => Array.isArray(answer[one]));
  if (name !== undefined) return itemsOf(listIn(answer, name), list, path);
  const single = names.map((one) => answer[one]).find(isItem);
  if (single) return [single];
  const message = refusal(answer);
  if (message !== null) throw new Fault(`${path} holds an error instead of ${list}${message}.`);
  if (names.some((one) => answer[one] === null))
    throw new Fault(`${path} holds no list of ${list}.`);
  return [answer];
}

/** A line of JSON Lines can be a whole answer. */
function itemOf(one: unknown, list: string, place: string): Item[] {
  if (!isItem(one)) throw new Fault(`${place}: is no record.`);
  const isAnswer =
    Array.isArray(one['data']) || Array.isArray(one['results']) || Array.isArray(one[list]);
  return isAnswer && one['id'] === undefined ? itemsOf(one, list, place) : [one];
}

const MESSAGE_LENGTH_MAX = 200;

/** What an answer that is an error says; null for one that is none. */
function refusal(answer: Item): string | null {
  const isError = ['error', 'errors', 'message', 'code'].some((name) => name in answer);
  if (answer['success'] !== false && (!isError || answer['id'] !== undefined)) return null;
  const said = ['message', 'error', 'errors'].map((name) => answer[name]).find(Boolean);
  if (said === undefined) return '';
  const line = typeof said === 'string' ? said : JSON.stringify(said);
  return `: ${line.slice(0, MESSAGE_LENGTH_MAX).replace(/\.$/u, '')}`;
}
