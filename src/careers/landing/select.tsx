/** A labeled list of values in a form. */

export type Option = readonly [value: string, text: string];

interface SelectProps {
  name: string;
  label: string;
  selected: string | null;
  /** The value of no choice is empty. */
  options: readonly Option[];
}

export function Select({ name, label, selected, options }: SelectProps) {
  // Nothing can be chosen.
  if (options.length < 2) return null;
  return (
    <label>
      {label}
      <select name={name}>
        {options.map(([value, text]) => (
          <option value={value} selected={value === selected}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The options that have jobs, and the one that is selected, with their numbers where they are counted. */
export function countedOptions(
  options: readonly Option[],
  offered: readonly { value: string | number; count: number | null }[],
  { selected, numberOf }: { selected: string; numberOf: (count: number) => string },
): Option[] {
  return options.flatMap(([value, text]): Option[] => {
    const known = offered.find((one) => String(one.value) === value);
    const found = value === selected ? (known ?? { count: 0 }) : known;
    if (!found) return [];
    return [[value, found.count === null ? text : `${text} (${numberOf(found.count)})`]];
  });
}
