/** Sentences that several tools say. */

type Listed = { data: readonly unknown[]; next_cursor: string | null };

export function more({ data, next_cursor: cursor }: Listed): string {
  const shown = `${data.length} shown.`;
  return cursor === null ? shown : `${shown} For more, call again with cursor ${cursor}.`;
}

export function counted(n: number, one: string, many: string = `${one}s`): string {
  return n === 1 ? `1 ${one}` : `${n} ${many}`;
}
