/** Sentences that several tools share. */

type Listed = { data: readonly unknown[]; next_cursor: string | null };

export function pageText({ data, next_cursor: cursor }: Listed): string {
  const text = `${data.length} shown.`;
  return cursor === null ? text : `${text} For more, call again with cursor ${cursor}.`;
}

export function countText(n: number, one: string, many: string = `${one}s`): string {
  return n === 1 ? `1 ${one}` : `${n} ${many}`;
}
