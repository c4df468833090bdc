/** JSON in which times stay times. */

const TIME = '$time';

export function toDatedJson(value: object): string {
  return JSON.stringify(
    value,
    function replace(this: Record<string, unknown>, key, plain: unknown) {
      const original = this[key];
      return original instanceof Date ? { [TIME]: original.getTime() } : plain;
    },
  );
}

/** What `toDatedJson` was given. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The caller knows what it kept.
export function fromDatedJson<Value>(text: string): Value {
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === 'object' && value !== null && TIME in value
      ? new Date(Number(value[TIME]))
      : value,
  );
}
