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

/** The options that have jobs, with their numbers where they are counted. */
export function countedOptions(
  options: readonly Option[],
  offered: readonly { value: string | number; count: number | null }[],
  numberOf: (count: number) => string,
): Option[] {
  return options.flatMap(([value, text]): Option[] => {
    const found = offered.find((one) => String(one.value) === value);
    if (!found) return [];
    return [[value, found.count === null ? text : `${text} (${numberOf(found.count)})`]];
  });
}
