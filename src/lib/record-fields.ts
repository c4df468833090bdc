/** The fields of a record, each declared once: what is accepted, the column it is stored in, and what is answered. */
import type * as z from 'zod';

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

/** The value of an input that is there. */
type Value<Input extends z.ZodType> = Exclude<z.output<Input>, undefined>;

type AnyField = {
  column: PropertyKey;
  input: z.ZodType;
  answer: z.ZodType;
  store: (value: never) => unknown;
  load: (stored: never) => unknown;
  show: (stored: never) => unknown;
};
type FieldMap = Readonly<Record<string, AnyField>>;

type ColumnOf<Fields extends FieldMap> = Fields[keyof Fields]['column'];
type RowOf<Fields extends FieldMap> = {
  [Name in keyof Fields as Fields[Name]['column']]: ReturnType<Fields[Name]['store']>;
};
type Inputs<Fields extends FieldMap> = {
  [Name in keyof Fields]?: z.output<Fields[Name]['input']> | undefined;
};

/** Compiles only where every column of the row belongs to a field. */
type Complete<Row, Fields extends FieldMap> =
  Exclude<keyof Row, ColumnOf<Fields>> extends never
    ? unknown
    : { 'columns without a field': Exclude<keyof Row, ColumnOf<Fields>> };

const unchanged = (value: unknown) => value as never;

/** Declares the fields of records whose row is `Row`. */
export function recordFields<Row extends object>() {
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

  function declare<Fields extends FieldMap>(fields: Fields & Complete<Row, Fields>) {
    const all = Object.entries<AnyField>(fields);
    const collect = (entryOf: (name: string, field: AnyField) => readonly [PropertyKey, unknown]) =>
      Object.fromEntries(all.map(([name, field]) => entryOf(name, field))) as never;
    const valueIn = (row: Row, { column }: AnyField) => row[column as keyof Row] as never;
    return {
      /** The shape of an input object. */
      inputs: collect((name, { input }) => [name, input]) as {
        [Name in keyof Fields]: Fields[Name]['input'];
      },
      /** The shape of an answer object. */
      answers: collect((name, { answer }) => [name, answer]) as {
        [Name in keyof Fields]: Fields[Name]['answer'];
      },
      /** The columns of the fields that an input has. */
      toColumns(input: Inputs<Fields>): Partial<RowOf<Fields>> {
        const columns = all.flatMap(([name, { column, store }]) => {
          const value = input[name];
          return value === undefined ? [] : [[column, store(value as never)]];
        });
        return Object.fromEntries(columns) as Partial<RowOf<Fields>>;
      },
      /** The fields as an input has them, for the audit log. */
      toInput: (row: Row): { [Name in keyof Fields]: ReturnType<Fields[Name]['load']> } =>
        collect((name, field) => [name, field.load(valueIn(row, field))]),
      /** The fields as an answer has them. */
      toAnswer: (row: Row): { [Name in keyof Fields]: z.output<Fields[Name]['answer']> } =>
        collect((name, field) => [name, field.show(valueIn(row, field))]),
    };
  }

  return { plain, converted, declare };
}
