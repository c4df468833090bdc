/** Fields of texts in several languages, and rows of options: the first language, then a group for each translation. */
import { SelectField, TextField } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { siteLanguages } from '#vocabulary/lists.ts';
import { rowField, rowsOf, translationsOf, writtenIn } from './rules.ts';
import type { ListName, Typed } from './rules.ts';

export type TextsProps = {
  view: ConsoleView;
  form: FormState;
  /** Where the form is sent: its buttons come back to the rows. */
  action: string;
  /** Of the fields that are shown first: the language of the career site; `base` for texts that stand for all languages. */
  first: string;
  /** The texts beside the rows, by the name of the field. */
  texts: readonly { name: string; label: string; hint?: string; required?: boolean }[];
  list?: List | undefined;
  /** What is stored in languages that the form does not have. */
  stored?: Typed;
};

type List = {
  name: ListName;
  title: string;
  hint?: string;
  add: string;
  /** What a row is called: "Option {n}". */
  row: string;
  /** Where a row has a value beside its texts. */
  from?: string;
  /** Rows that are stored stay. */
  keepsStored?: boolean;
};

export function languageName(view: ConsoleView, language: string): string {
  return new Intl.DisplayNames(view.language, { type: 'language' }).of(language) ?? language;
}

export function TextsFields(props: TextsProps) {
  const { view, form, first, texts, list } = props;
  const { held, shown } = translationsOf(form.typed, first, {
    list: list?.name,
    faults: form.faults,
  });
  return (
    <>
      {isLanguage(first) && <p class="soft">{languageName(view, first)}</p>}
      {texts.map((text) => (
        <TextField {...text} form={form} name={`${text.name}.${first}`} />
      ))}
      {list && <Rows {...props} list={list} />}
      {held.map((language) =>
        shown.includes(language) ? (
          <Translation {...props} language={language} />
        ) : (
          <Carried typed={form.typed} language={language} />
        ),
      )}
      <OpenLanguage {...props} held={held} shown={shown} />
    </>
  );
}

function isLanguage(first: string): boolean {
  return siteLanguages.some((language) => language === first);
}

function Rows({ view, form, action, first, list }: TextsProps & { list: List }) {
  const words = wordsFor(view.language).texts;
  const rows = rowsOf(form.typed, list.name);
  const fault = form.faults[`${list.name}s`];
  return (
    <fieldset id={`${list.name}s`} class={fault === undefined ? undefined : 'wrong'}>
      <legend>{list.title}</legend>
      {fault !== undefined && <p class="fault">{fault}</p>}
      {list.hint !== undefined && <p class="hint">{list.hint}</p>}
      <ol class="rows">
        {rows.map((row, at) => {
          const name = fillText(list.row, { n: at + 1 });
          const field = (part: string) => rowField(list.name, at, part);
          const button = (purpose: string, sign: string, label: string) => (
            <Button
              name="purpose"
              value={`${purpose}.${list.name}.${at}`}
              formaction={`${action}#${list.name}s`}
              formnovalidate
              aria-label={fillText(label, { name })}
            >
              {sign}
            </Button>
          );
          return (
            <li class="filters">
              <input type="hidden" name={field('id')} value={row['id'] ?? ''} />
              <TextField form={form} name={field(first)} label={name} />
              {list.from !== undefined && (
                <TextField form={form} name={field('from')} label={list.from} dir="ltr" />
              )}
              <span class="row">
                {at > 0 && button('up', '↑', words.up)}
                {at < rows.length - 1 && button('down', '↓', words.down)}
                {(!list.keepsStored || !row['id']) && button('drop', '×', words.drop)}
              </span>
            </li>
          );
        })}
      </ol>
      <p>
        <Button
          kind="ghost"
          name="purpose"
          value={`add.${list.name}`}
          formaction={`${action}#${list.name}s`}
          formnovalidate
        >
          {list.add}
        </Button>
      </p>
    </fieldset>
  );
}

function Translation({
  view,
  form,
  first,
  texts,
  list,
  language,
}: TextsProps & { language: string }) {
  const rows = list ? rowsOf(form.typed, list.name) : [];
  return (
    <fieldset class="stack translation" lang={language}>
      <legend lang={view.language}>{languageName(view, language)}</legend>
      {texts.map(({ name, label }) => (
        <TextField form={form} name={`${name}.${language}`} label={label} />
      ))}
      {list &&
        rows.map((row, at) => (
          <TextField
            form={form}
            name={rowField(list.name, at, language)}
            label={fillText(list.row, { n: at + 1 })}
            {...(row[first] && { hint: row[first] })}
          />
        ))}
    </fieldset>
  );
}

/** What was typed in a language that is not shown now. */
function Carried({ typed, language }: { typed: Typed; language: string }) {
  return (
    <>
      {Object.entries(typed)
        .filter(([name]) => name.endsWith(`.${language}`))
        .map(([name, text]) => (
          <input type="hidden" name={name} value={text} />
        ))}
    </>
  );
}

type OpenProps = TextsProps & { held: readonly string[]; shown: readonly string[] };

function OpenLanguage({ view, form, action, first, stored = {}, held, shown }: OpenProps) {
  const words = wordsFor(view.language).texts;
  const others = siteLanguages.filter((one) => one !== first && !shown.includes(one));
  const written = new Set([...writtenIn(form.typed), ...writtenIn(stored)]);
  const nameOf = (language: (typeof others)[number]) =>
    `${written.has(language) ? '✓ ' : ''}${languageName(view, language)}`;
  return (
    <div class="filters">
      <input type="hidden" name="languages" value={held.join(',')} />
      {others.length > 0 && (
        <>
          <SelectField
            form={form}
            name="add_language"
            label={words.language}
            options={others.map((one) => [one, nameOf(one)] as const)}
          />
          <Button
            name="purpose"
            value="language"
            formaction={`${action}#add_language`}
            formnovalidate
          >
            {words.openLanguage}
          </Button>
        </>
      )}
    </div>
  );
}
