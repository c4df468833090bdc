/** The fields of a form as its schema describes them. */
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { Shape } from '#lib/field-shapes.ts';
import { SelectField, TextArea, TextField } from './fields.tsx';
import type { FormState } from './fields.tsx';
import { boxOf, htmlMark } from './shapes.ts';

/** By the name of a field, or of one of its choices. */
type Texts = Readonly<Partial<Record<string, string>>>;

type ShapeFieldsProps = {
  view: ConsoleView;
  form: FormState;
  shapes: readonly Shape[];
  labels: Texts;
  hints?: Texts;
  /** The texts of choices. */
  choices?: Texts;
};

const AREA_ROWS = 6;
const RICH_ROWS = 10;
const LINES_ROWS = 3;

export function ShapeFields({ shapes, ...props }: ShapeFieldsProps) {
  return (
    <>
      {shapes.map((shape) => (
        <ShapeField {...props} shape={shape} />
      ))}
    </>
  );
}

type ShapeFieldProps = Omit<ShapeFieldsProps, 'shapes'> & { shape: Shape };

function ShapeField(props: ShapeFieldProps) {
  const { view, form, shape, labels, hints = {}, choices = {} } = props;
  const { name, kind, mayBeEmpty } = shape;
  const field = { form, name, label: labels[name] ?? name, hint: hints[name] };
  if (kind === 'switch') return <Switch {...field} />;
  if (kind === 'choices') return <Boxes {...props} />;
  if (kind === 'choice') {
    const options = shape.options.map((one) => [one, choices[one] ?? one] as const);
    const none = mayBeEmpty ? wordsFor(view.language).frame.none : undefined;
    return <SelectField {...field} options={options} {...(none !== undefined && { none })} />;
  }
  if (kind === 'lines') return <TextArea {...field} rows={LINES_ROWS} dir="ltr" />;
  if (kind === 'moment') return <TextField {...field} type="datetime-local" dir="ltr" required />;
  if (kind === 'area') return <TextArea {...field} rows={AREA_ROWS} />;
  if (kind === 'rich') return <RichArea {...props} />;
  if (kind === 'number')
    return <TextField {...field} inputmode="numeric" dir="ltr" required={!mayBeEmpty} />;
  return <TextField {...field} required={!mayBeEmpty} />;
}

function RichArea({ view, form, shape, labels }: ShapeFieldProps) {
  const { htmlHint, textHint } = wordsFor(view.language).jobs;
  const { name } = shape;
  const isHtml = form.typed[htmlMark(shape)] !== undefined;
  return (
    <>
      {isHtml && <input type="hidden" name={htmlMark(shape)} value="on" />}
      <TextArea
        form={form}
        name={name}
        label={labels[name] ?? name}
        rows={RICH_ROWS}
        dir={isHtml ? 'ltr' : 'auto'}
        hint={isHtml ? htmlHint : textHint}
      />
    </>
  );
}

type SwitchProps = { form: FormState; name: string; label: string; hint: string | undefined };

/** One box that is on or off. */
function Switch({ form, name, label, hint }: SwitchProps) {
  return (
    <div class="field">
      <label class="choice">
        <input
          id={name}
          type="checkbox"
          name={name}
          checked={form.typed[name] === 'on'}
          aria-describedby={hint === undefined ? undefined : `${name}-hint`}
        />
        {label}
      </label>
      {hint !== undefined && (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

function Boxes({ form, shape, labels, hints = {}, choices = {} }: ShapeFieldProps) {
  const { name, options } = shape;
  const fault = form.faults[name];
  return (
    <fieldset id={name} class={fault === undefined ? undefined : 'wrong'}>
      <legend>{labels[name] ?? name}</legend>
      {fault !== undefined && <p class="fault">{fault}</p>}
      {hints[name] !== undefined && <p class="hint">{hints[name]}</p>}
      <div class="choices">
        {options.map((one) => (
          <label class="choice">
            <input
              type="checkbox"
              name={boxOf(shape, one)}
              checked={form.typed[boxOf(shape, one)] === 'on'}
            />
            {choices[one] ?? one}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
