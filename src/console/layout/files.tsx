/** The field that takes files: they are chosen, or dropped on it. The browser says their names, without a script. */
import { Field, described } from './fields.tsx';
import type { FieldProps } from './fields.tsx';

const pictures = 'image/png,image/jpeg,image/webp';

type DropZoneProps = FieldProps & {
  /** What may be chosen, as an input says it; pictures unless said. */
  accept?: string;
  multiple?: boolean;
  required?: boolean;
};

export function DropZone({ accept = pictures, multiple, required, ...field }: DropZoneProps) {
  const { name, id = name } = field;
  return (
    <Field {...field}>
      <input
        class="drop"
        id={id}
        name={name}
        type="file"
        accept={accept}
        multiple={multiple}
        required={required}
        {...described(field)}
      />
    </Field>
  );
}
