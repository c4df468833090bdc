/** The fields of a record, each declared once: what is accepted, the column it is stored in, and what is answered. */
import * as z from 'zod';
import { timestamp } from './time.ts';

/** A field in the column `Column` of a row: `store` and `load` convert between input and column, `show` makes the answer. */
export type RecordField<
  Row,
  Column extends keyof Row,
  Input extends z.ZodType,
  Answer extends z.ZodType,
> = {
  column: Column;
  input: Input;
  answer: Answer;
  store: (value: Value<Input>) => Row[Column];
  load: (stored: Row[Column]) => Value<Input>;
  show: (stored: Row[Column]) => z.output<Answer>;
};

/** A field that the service sets: callers see it, and send it for nothing. */
export type ServedField<Row, Column extends keyof Row, Answer extends z.ZodType> = {
  column: Column;
  answer: Answer;
  show: (stored: Row[Column]) => z.output<Answer>;
};

/** A field of the answer that is in no column of the row. */
export type DerivedField<Answer extends z.ZodType> = { derived: true; answer: Answer };

/** The value of an input that is there. */
type Value<Input extends z.ZodType> = Exclude<z.output<Input>, undefined>;

type AnyGiven = {
  column: PropertyKey;
  input: z.ZodType;
  answer: z.ZodType;
  store: (value: never) => unknown;
  load: (stored: never) => unknown;
  show: (stored: never) => unknown;
};
type AnyServed = Pick<AnyGiven, 'column' | 'answer' | 'show'>;
type AnyDerived = { derived: true; answer: z.ZodType };
type FieldMap = Readonly<Record<string, AnyGiven | AnyServed | AnyDerived>>;

/** The fields that callers send. */
type Given<Fields extends FieldMap> = {
  [Name in keyof Fields as Fields[Name] extends AnyGiven ? Name : never]: Extract<
    Fields[Name],
    AnyGiven
  >;
};
/** What only the caller of `toAnswer` knows. */
type Derived<Fields extends FieldMap> = {
  [Name in keyof Fields as Fields[Name] extends AnyDerived ? Name : never]: z.output<
    Fields[Name]['answer']
  >;
};
type ColumnOf<Field> = Field extends { column: infer Column } ? Column : never;

type Inputs<Fields extends FieldMap> = {
  [Name in keyof Given<Fields>]?: z.output<Given<Fields>[Name]['input']> | undefined;
};
/** A column is there for sure where its input is. */
type ColumnsOf<G extends Readonly<Record<string, AnyGiven>>, Input> = {
  [
    Name in keyof G as Name extends keyof Input
      ? undefined extends Input[Name]
        ? never
        : G[Name]['column']
      : never
  ]: ReturnType<G[Name]['store']>;
} & { [Name in keyof G as G[Name]['column']]?: ReturnType<G[Name]['store']> };

type GivenRow<G extends Readonly<Record<string, AnyGiven>>> = {
  [Name in keyof G as G[Name]['column']]: Parameters<G[Name]['load']>[0];
};

/** Compiles only where every column of the row belongs to a field. */
type Complete<Row, Fields extends FieldMap> =
  Exclude<keyof Row, ColumnOf<Fields[keyof Fields]>> extends never
    ? unknown
    : { 'columns without a field': Exclude<keyof Row, ColumnOf<Fields[keyof Fields]>> };

const unchanged = (value: unknown) => value as never;

/** Declares the fields of records whose row is `Row`. */
export function recordFields<Row extends object>() {
  return { ...fieldTerms<Row>(), declare: declareFor<Row>() };
}

function fieldTerms<Row extends object>() {
  /** A field that is stored and answered as it is accepted. */
  function plain<
    const Column extends keyof Row,
    In extends z.ZodType<Row[Column] | undefined>,
    Answer extends z.ZodType,
  >(
    column: Column,
    input: In,
    answer: Answer & (Row[Column] extends z.output<Answer> ? unknown : 'The column holds more.'),
  ): RecordField<Row, Column, In, Answer> {
    return { column, input, answer, store: unchanged, load: unchanged, show: unchanged };
  }

  /** A field that is stored or answered in another form. */
  function converted<
    const Column extends keyof Row,
    In extends z.ZodType,
    Answer extends z.ZodType,
  >(
    column: Column,
    field: Omit<RecordField<Row, Column, In, Answer>, 'column'>,
  ): RecordField<Row, Column, In, Answer> {
    return { column, ...field };
  }

  /** A field that the service sets, answered as it is stored or as `show` has it. */
  function served<const Column extends keyof Row, Answer extends z.ZodType>(
    column: Column,
    answer: Answer,
    ...[show = unchanged]: Row[Column] extends z.output<Answer>
      ? [show?: (stored: Row[Column]) => z.output<Answer>]
      : [show: (stored: Row[Column]) => z.output<Answer>]
  ): ServedField<Row, Column, Answer> {
    return { column, answer, show };
  }

  return { plain, converted, served };
}

function declareFor<Row extends object>() {
  return <Fields extends FieldMap>(fields: Fields & Complete<Row, Fields>) => {
    const all = Object.entries<FieldMap[string]>(fields);
    const given = all.flatMap(([name, field]) => ('input' in field ? [{ name, ...field }] : []));
    const ofGiven = (valueOf: (field: AnyGiven) => unknown) =>
      Object.fromEntries(given.map((field) => [field.name, valueOf(field)])) as never;
    const valueIn = (row: Row, column: PropertyKey) => row[column as keyof Row] as never;
    return {
      /** The shape of an input object. */
      inputs: ofGiven(({ input }) => input) as {
        [Name in keyof Given<Fields>]: Given<Fields>[Name]['input'];
      },
      /** The shape of an answer object. */
      answers: Object.fromEntries(all.map(([name, { answer }]) => [name, answer])) as {
        [Name in keyof Fields]: Fields[Name]['answer'];
      },
      /** The columns of the fields that an input has. */
      toColumns: <Input extends Inputs<Fields>>(input: Input): ColumnsOf<Given<Fields>, Input> => {
        const columns = given.flatMap(({ name, column, store }) => {
          const value = input[name as keyof Input];
          return value === undefined ? [] : [[column, store(value as never)]];
        });
        return Object.fromEntries(columns) as ColumnsOf<Given<Fields>, Input>;
      },
      /** The fields as an input has them, for the audit log. */
      toInput: (
        row: GivenRow<Given<Fields>>,
      ): { [Name in keyof Given<Fields>]: ReturnType<Given<Fields>[Name]['load']> } =>
        ofGiven(({ column, load }) => load(valueIn(row as Row, column))),
      /** The fields as an answer has them; `more` has those that are in no column. */
      toAnswer: (
        row: Row,
        ...[more]: keyof Derived<Fields> extends never ? [] : [more: Derived<Fields>]
      ) =>
        Object.fromEntries(
          all.map(([name, field]) => [
            name,
            'column' in field ? field.show(valueIn(row, field.column)) : more?.[name as never],
          ]),
        ) as { [Name in keyof Fields]: z.output<Fields[Name]['answer']> },
    };
  };
}

/** When a record was created and changed last. */
export const times = {
  created_at: { column: 'createdAt', answer: z.string(), show: timestamp },
  updated_at: { column: 'updatedAt', answer: z.string(), show: timestamp },
} as const;

/** A field that an answer has beside the columns: what it is, only the caller of `toAnswer` knows. */
export function derived<Answer extends z.ZodType>(answer: Answer): DerivedField<Answer> {
  return { derived: true, answer };
}
