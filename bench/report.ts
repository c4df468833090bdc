/** Tables as the benches print them: a name, then cells of one width, to the right. */

export type Line = (name: string, cells: readonly string[]) => void;

/** Prints lines of a table in which all of these names have room. */
export function linesFor(names: readonly string[], cellWidth: number): Line {
  const widest = Math.max(...names.map((name) => name.length));
  return (name, cells) =>
    console.log(
      `${name.padEnd(widest)}  ${cells.map((cell) => cell.padStart(cellWidth)).join('')}`,
    );
}

/** 100,000. */
export function grouped(n: number): string {
  return n.toLocaleString('en');
}
