/** The fields of a job, in the three parts that the API has. A refused field says why, beside what was typed. */
import type { Child } from 'hono/jsx';
import { wordsFor as careerWordsFor } from '#careers/words/words.ts';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleWords } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { OwnRecords } from '#recruiting/jobs/jobs/actions/editor.ts';
import type { FieldForm } from '#recruiting/people/custom-fields/actions/form.ts';
import type { Occupation } from '#recruiting/jobs/occupations/rules.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { currencies } from '#lib/currencies.ts';
import { employmentTypes, payPeriods, workplaces } from '#vocabulary/lists.ts';
import { htmlField, ON, seniorityText, textFields } from './rules/fields.ts';
import type { Typed } from './rules/fields.ts';

/** By field. */
export type Faults = Readonly<Record<string, string>>;

export type EditorProps = {
  view: ConsoleView;
  /** Null: a new job. */
  job: Job | null;
  own: OwnRecords;
  /** The custom fields of jobs. */
  custom: FieldForm;
  /** For the title that is saved or was sent, and the name of the occupation that the job has. */
  occupations: { suggested: readonly Occupation[]; name: string | null };
  typed: Typed;
  faults: Faults;
};

type FieldName = keyof ConsoleWords['jobs']['fields'];

type FieldProps = EditorProps & { name: FieldName; hint?: string; children?: Child };

/** Around a control whose id is the name of the field. */
function Field({ view, name, faults, hint, children }: FieldProps) {
  const { fields } = wordsFor(view.language).jobs;
  const fault = faults[name];
  return (
    <div class={fault === undefined ? 'field' : 'field wrong'}>
      <label for={name}>{fields[name]}</label>
      {children}
      {fault !== undefined && (
        <p class="fault" id={`${name}-fault`}>
          {fault}
        </p>
      )}
      {hint !== undefined && (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

function described({ name, faults, hint }: Pick<FieldProps, 'name' | 'faults' | 'hint'>) {
  const ids = [
    ...(faults[name] === undefined ? [] : [`${name}-fault`]),
    ...(hint === undefined ? [] : [`${name}-hint`]),
  ];
  return {
    'aria-invalid': faults[name] === undefined ? undefined : 'true',
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  } as const;
}

type TextProps = FieldProps & {
  list?: string;
  inputmode?: 'decimal' | 'numeric';
  required?: boolean;
};

function TextField(props: TextProps) {
  const { name, typed, list, inputmode, required } = props;
  return (
    <Field {...props}>
      <input
        id={name}
        name={name}
        value={typed[name] ?? ''}
        dir="auto"
        autocomplete="off"
        list={list}
        inputmode={inputmode}
        required={required}
        {...described(props)}
      />
    </Field>
  );
}

type Choice = readonly [value: string | number, text: string];

function ChoiceField(props: FieldProps & { choices: readonly Choice[]; isOptional?: boolean }) {
  const { view, name, typed, choices, isOptional = true } = props;
  const { notChosen } = wordsFor(view.language).jobs;
  return (
    <Field {...props}>
      <select id={name} name={name} {...described(props)}>
        {isOptional && <option value="">{notChosen}</option>}
        {choices.map(([value, text]) => (
          <option value={value} selected={String(value) === typed[name]}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** A checkbox for each. */
function ChoicesField({
  view,
  name,
  typed,
  faults,
  choices,
}: FieldProps & { choices: readonly Choice[] }) {
  const { fields } = wordsFor(view.language).jobs;
  const fault = faults[name];
  return (
    <fieldset id={name} class={fault === undefined ? undefined : 'wrong'}>
      <legend>{fields[name]}</legend>
      {fault !== undefined && <p class="fault">{fault}</p>}
      <div class="choices">
        {choices.map(([value, text]) => (
          <label class="choice">
            <input
              type="checkbox"
              name={`${name}.${value}`}
              checked={typed[`${name}.${value}`] === ON}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The department and the pipeline, where there is a choice. */
function Sorting(props: EditorProps) {
  const { own } = props;
  return (
    <>
      {own.departments.length > 0 && (
        <ChoiceField
          {...props}
          name="department_id"
          choices={own.departments.map(({ id, name }) => [id, name] as const)}
        />
      )}
      {own.pipelines.length > 1 && (
        <ChoiceField
          {...props}
          name="company_pipline_id"
          choices={own.pipelines.map(({ id, name }) => [id, name] as const)}
        />
      )}
    </>
  );
}

export function Details(props: EditorProps) {
  const { view, own, typed, occupations } = props;
  const career = careerWordsFor(view.language);
  const { occupationHint } = wordsFor(view.language).jobs;
  return (
    <>
      <TextField {...props} name="title" required />
      <ChoiceField
        {...props}
        name="office_id"
        choices={own.offices.map(({ id, name }) => [id, name] as const)}
      />
      <Sorting {...props} />
      <ChoiceField
        {...props}
        name="workplace"
        isOptional={false}
        choices={workplaces.map((name) => [name, career.workplaces[name]] as const)}
      />
      <ChoicesField
        {...props}
        name="employment_types"
        choices={namesOf(employmentTypes).map(([id, name]) => [id, career.employmentTypes[name]])}
      />
      <ChoiceField {...props} name="category_id" choices={Object.entries(career.categories)} />
      <TextField
        {...props}
        name="seniority"
        list="seniorities"
        typed={{ ...typed, seniority: seniorityText(career.seniorities, typed['seniority']) }}
      />
      <datalist id="seniorities">
        {Object.values(career.seniorities).map((name) => (
          <option value={name} />
        ))}
      </datalist>
      <TextField
        {...props}
        name="occupation_code"
        list="occupations"
        inputmode="numeric"
        hint={occupations.name ?? occupationHint}
      />
      <datalist id="occupations">
        {occupations.suggested.map(({ code, name }) => (
          <option value={code} lang="de">
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

export function Specifications(props: EditorProps) {
  const { view, typed } = props;
  const words = wordsFor(view.language).jobs;
  return (
    <>
      {textFields.map((name) => {
        const isHtml = typed[htmlField(name)] === ON;
        const hint = isHtml ? words.htmlHint : words.textHint;
        return (
          <Field {...props} name={name} hint={hint}>
            <textarea
              id={name}
              name={name}
              rows={10}
              dir={isHtml ? 'ltr' : 'auto'}
              {...described({ ...props, name, hint })}
            >
              {/* A browser drops the first line break. */}
              {`\n${typed[name] ?? ''}`}
            </textarea>
            {isHtml && <input type="hidden" name={htmlField(name)} value={ON} />}
          </Field>
        );
      })}
      <TextField {...props} name="skills" hint={words.skillsHint} />
    </>
  );
}

export function Pay(props: EditorProps) {
  const { view } = props;
  const { payPeriods: periods } = wordsFor(view.language).jobs;
  const career = careerWordsFor(view.language);
  return (
    <>
      <TextField {...props} name="min_salary" inputmode="decimal" />
      <TextField {...props} name="max_salary" inputmode="decimal" />
      <ChoiceField
        {...props}
        name="currency"
        choices={[...currencies].map((code) => [code, code] as const)}
      />
      <ChoiceField
        {...props}
        name="rate_salary"
        choices={payPeriods.map((name) => [name, periods[name]] as const)}
      />
      <ChoicesField {...props} name="benefits" choices={Object.entries(career.benefits)} />
    </>
  );
}

function namesOf<Name extends string>(list: Readonly<Record<number, Name>>): [number, Name][] {
  return Object.entries(list).map(([id, name]) => [Number(id), name]);
}
