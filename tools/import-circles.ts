/** Files that reach each other by what they import: in `src`, packages, tools and benches. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importGraph, targetOf } from './import-graph.ts';

/** Files and the files that each imports, types included. */
export function targetsIn(folder?: string): Map<string, string[]> {
  return new Map(
    Array.from(importGraph(folder), ([file, imports]) => [
      file,
      imports.flatMap(({ source }) => targetOf(file, source) ?? []),
    ]),
  );
}

/** The folders whose files have no order. */
export function unordered(): string[] {
  const packages = readdirSync(join(import.meta.dirname, '../packages'));
  return ['tools', 'bench', ...packages.map((name) => `packages/${name}`)];
}

/** Every circle of files, in `src` and in the folders without an order. */
export function allCircles(): string[][] {
  return [
    ...circlesOf(targetsIn()),
    ...unordered().flatMap((folder) =>
      circlesOf(targetsIn(folder)).map((circle) => circle.map((file) => `${folder}/${file}`)),
    ),
  ];
}

/** Groups of files each of which reaches the others (Tarjan's strongly connected components). */
export function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    stack.push(file);
    for (const target of graph.get(file) ?? []) {
      if (!order.has(target)) visit(target);
      if (stack.includes(target)) {
        lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(target) ?? 0));
      }
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) circles.push(circle);
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}
