/** Sentences that several tools share. */

export function pageText({ data }: { data: readonly unknown[] }): string {
  return `${data.length} shown.`;
}

export function countText(n: number, one: string, many: string = `${one}s`): string {
  return n === 1 ? `1 ${one}` : `${n} ${many}`;
}
