/** What is remembered of the lines of the CV that is read, each of which is looked at many times. Nothing of a CV is kept after it. */

const memories: Map<string, unknown>[] = [];
/** Lines of a memory: a document has few more. */
const LINES_MAX = 2_000;

/** Remembers what is made of a line. */
export function rememberLines<Value>(make: (line: string) => Value): (line: string) => Value {
  const memory = new Map<string, Value>();
  memories.push(memory);
  return (line) => {
    const kept = memory.get(line);
    if (kept !== undefined) return kept;
    const made = make(line);
    if (memory.size >= LINES_MAX) memory.clear();
    memory.set(line, made);
    return made;
  };
}

export function forgetLines(): void {
  for (const memory of memories) memory.clear();
}
