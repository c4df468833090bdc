/** Labeled lists of values in a form. */

export type Option = readonly [value: string, text: string];

interface ListProps {
  name: string;
  label: string;
  selected: readonly string[];
  options: readonly Option[];
}

/** Of which one can be chosen; the value of no choice is empty. */
export function Select({ name, label, selected, options }: ListProps) {
  // Nothing can be chosen.
  if (options.length < 2) return null;
  return (
    <label>
      {label}
      <select name={name}>
        {options.map(([value, text]) => (
          <option value={value} selected={selected.includes(value)}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Of which several can be chosen: boxes to check, folded to the height of a `Select`. */
export function Choices({
  name,
  label,
  selected,
  anyText,
  options,
}: ListProps & { anyText: string }) {
  if (options.length === 0) return null;
  const chosen = options.filter(([value]) => selected.includes(value));
  return (
    <details class="choice" name="choice">
      <summary>
        {label}
        <span>{chosen.length > 0 ? chosen.map(([, text]) => text).join(', ') : anyText}</span>
      </summary>
      <div role="group" aria-label={label}>
        {options.map(([value, text]) => (
          <label>
            <input type="checkbox" name={name} value={value} checked={selected.includes(value)} />
            {text}
          </label>
        ))}
      </div>
    </details>
  );
}

/** The options that have jobs, and those that are selected, with their numbers where they are counted. */
export function countedOptions(
  options: readonly Option[],
  offered: readonly { value: string | number; count: number | null }[],
  { selected, numberOf }: { selected: readonly string[]; numberOf: (count: number) => string },
): Option[] {
  return options.flatMap(([value, text]): Option[] => {
    const known = offered.find((one) => String(one.value) === value);
    const found = selected.includes(value) ? (known ?? { count: 0 }) : known;
    if (!found) return [];
    return [[value, found.count === null ? text : `${text} (${numberOf(found.count)})`]];
  });
}
