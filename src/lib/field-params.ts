/** Parameters such as `field.shift`, which are values by a key: `field[shift]`, as OpenAPI writes objects, is the same. */

const PARAMETER = /^field(?:\.(?<dotted>.*)|\[(?<bracketed>.*)\])$/su;

function keyOf(name: string): string | undefined {
  const { dotted, bracketed } = PARAMETER.exec(name)?.groups ?? {};
  return dotted ?? bracketed;
}

export function isFieldParam(name: string): boolean {
  return keyOf(name) !== undefined;
}

/** The query with these parameters as one, `field`, by key. A key that is sent in both ways is no text any more. */
export function withFieldParams(query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const byKey = new Map<string, unknown>();
  const others: [string, unknown][] = [];
  for (const [name, value] of Object.entries(query)) {
    const key = keyOf(name);
    if (key === undefined) others.push([name, value]);
    else byKey.set(key, byKey.has(key) ? [byKey.get(key), value] : value);
  }
  if (byKey.size === 0) return { ...query };
  return { ...Object.fromEntries(others), field: Object.fromEntries(byKey) };
}
