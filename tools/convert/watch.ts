/** Notes which fields of another service's records are read, and says which are not. */
import { isItem, OWNER } from './items.ts';
import type { Item, Lists } from './items.ts';

/** Also within records and lists of records: of what is not read itself, its own fields are not named. */
export function watched(lists: Lists): { lists: Lists; ignored: () => string[] } {
  const read = new Set<string>();
  const held = new Map<string, number>();
  const counted = Object.entries(lists).map(([list, items]) => {
    for (const item of items) count(item, list, held);
    return [list, items.map((item) => watch(item, list, read))] as const;
  });
  return {
    lists: Object.fromEntries(counted),
    ignored: () =>
      [...held]
        .filter(([path]) => !read.has(path) && isWithinRead(path, lists, read))
        .map(([path, times]) => `${path} (${times})`),
  };
}

function isWithinRead(path: string, lists: Lists, read: ReadonlySet<string>): boolean {
  const parent = path.slice(0, path.lastIndexOf('.'));
  return parent in lists || read.has(parent);
}

function count(item: Item, path: string, held: Map<string, number>): void {
  for (const [name, value] of Object.entries(item)) {
    // The id within a record says nothing where its name is read.
    const isOwn = name === OWNER || (name === 'id' && path.includes('.'));
    if (isOwn || !holds(value)) continue;
    const at = `${path}.${name}`;
    held.set(at, (held.get(at) ?? 0) + 1);
    for (const one of Array.isArray(value) ? value : [value]) {
      if (isItem(one)) count(one, at, held);
    }
  }
}

function watch(item: Item, path: string, read: Set<string>): Item {
  return new Proxy(item, {
    get(record, name) {
      const at = `${path}.${String(name)}`;
      read.add(at);
      const value: unknown = Reflect.get(record, name);
      if (Array.isArray(value))
        return value.map((one: unknown) => (isItem(one) ? watch(one, at, read) : one));
      return isItem(value) ? watch(value, at, read) : value;
    },
  });
}

function holds(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isItem(value)) return Object.values(value).some(holds);
  return value !== null && value !== '' && value !== undefined && value !== false;
}
