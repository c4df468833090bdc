/** Which files import which; paths stand below their folder, which is `src` unless another is named. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

export type Import = { source: string; isType: boolean };

/** Every file with what it imports, packages and types included. */
export function importGraph(folder = 'src'): Map<string, Import[]> {
  const source = join(ROOT, folder);
  return new Map(
    readdirSync(source, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.tsx?$/u.test(file) && !/\.d\.ts$|node_modules\//u.test(file))
      .map((file) => [file, importsOf(readFileSync(join(source, file), 'utf8'))]),
  );
}

const IMPORT =
  /^(?:import|export)(?<type> type)?\b[^;'"]*?from '(?<from>[^']+)'|^import '(?<effect>[^']+)'|\bimport\(\s*'(?<dynamic>[^']+)'/gmu;

export function importsOf(text: string): Import[] {
  return Array.from(text.matchAll(IMPORT), ({ groups = {} }) => ({
    source: groups['from'] ?? groups['effect'] ?? groups['dynamic'] ?? '',
    isType: groups['type'] !== undefined,
  }));
}

/** The file that `source` names in `file`; null for a package. */
export function targetOf(file: string, source: string): string | null {
  if (source.startsWith('#')) return source.slice(1);
  return source.startsWith('.') ? posix.join(posix.dirname(file), source) : null;
}

/** Every file that runs where `entry` does, with the file that imports it first. */
export function reachedFrom(
  entry: string,
  graph: ReadonlyMap<string, readonly Import[]>,
): Map<string, string | null> {
  const importers = new Map<string, string | null>([[entry, null]]);
  for (const file of importers.keys()) {
    for (const { source, isType } of graph.get(file) ?? []) {
      const target = targetOf(file, source);
      if (isType || target === null || importers.has(target)) continue;
      importers.set(target, file);
    }
  }
  return importers;
}

/** The files from the entry to this one. */
export function chainTo(
  file: string,
  importers: ReadonlyMap<string, string | null>,
): readonly string[] {
  const importer = importers.get(file);
  return importer ? [...chainTo(importer, importers), file] : [file];
}
