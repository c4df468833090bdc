/**
 * Prints how modules of `src` import each other, and every import that breaks the order: up, sideways or in a circle. In packages, tools
 * and benches, which have no order, it looks for circles (`npm run imports`).
 */
import { allCircles, targetsIn, unordered } from './import-circles.ts';
import { layers } from './import-rules.ts';

const targetsByFile = targetsIn();
const others = unordered().map((folder) => ({ folder, targets: targetsIn(folder) }));

function moduleOf(file: string): string {
  return (file.split('/')[0] ?? '').replace(/\.tsx?$/u, '');
}

function levelOf(module: string): number {
  return layers.findIndex((layer) => layer.includes(module));
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
const circles = allCircles();
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
