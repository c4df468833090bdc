/**
 * Prints how modules of `src` import each other, and every import that breaks the order: up, sideways or in a circle. In packages, tools
 * and benches, which have no order, it looks for circles (`npm run imports`).
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importGraph, targetOf } from './import-graph.ts';
import { layers } from './import-rules.ts';

/** Files and the files that each imports, types included. */
function targetsIn(folder?: string): Map<string, string[]> {
  return new Map(
    Array.from(importGraph(folder), ([file, imports]) => [
      file,
      imports.flatMap(({ source }) => targetOf(file, source) ?? []),
    ]),
  );
}

const targetsByFile = targetsIn();
const others = [
  'tools',
  'bench',
  ...readdirSync(join(import.meta.dirname, '../packages')).map((name) => `packages/${name}`),
].map((folder) => ({ folder, targets: targetsIn(folder) }));

function moduleOf(file: string): string {
  return (file.split('/')[0] ?? '').replace(/\.tsx?$/u, '');
}

function levelOf(module: string): number {
  return layers.findIndex((layer) => layer.includes(module));
}

/** Groups of files each of which reaches the others (Tarjan's strongly connected components). */
function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
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

const modules = layers
  .flat()
  .filter((module) => [...targetsByFile.keys()].some((f) => moduleOf(f) === module));
const counts = new Map<string, number>();
const broken: Record<'up' | 'sideways', string[]> = { up: [], sideways: [] };
for (const [file, targets] of targetsByFile) {
  for (const target of targets) {
    const [from, to] = [moduleOf(file), moduleOf(target)];
    if (from === to) continue;
    counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1);
    if (levelOf(to) < levelOf(from)) broken.up.push(`${file} -> ${target}`);
    if (levelOf(to) === levelOf(from)) broken.sideways.push(`${file} -> ${target}`);
  }
}
const circles = [
  ...circlesOf(targetsByFile),
  ...others.flatMap(({ folder, targets }) =>
    circlesOf(targets).map((circle) => circle.map((file) => `${folder}/${file}`)),
  ),
];
const files = others.reduce((sum, { targets }) => sum + targets.size, targetsByFile.size);

const width = Math.max(...modules.map((module) => module.length));
for (const from of modules) {
  const row = modules.flatMap((to) => {
    const count = counts.get(`${from} ${to}`);
    return count === undefined ? [] : [`${to} ${count}`];
  });
  process.stdout.write(`${from.padEnd(width)}  ${row.join(', ') || '-'}\n`);
}
for (const line of [...broken.up, ...broken.sideways]) process.stdout.write(`${line}\n`);
for (const circle of circles) process.stdout.write(`circle: ${circle.join(' -> ')}\n`);
process.stdout.write(
  `\n${files} files: ${broken.up.length} imports up, ${broken.sideways.length} sideways, ${circles.length} circles\n`,
);
process.exitCode = broken.up.length + broken.sideways.length + circles.length > 0 ? 1 : 0;
