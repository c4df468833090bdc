/** A table of records under a head that stays in sight. On a phone each record is a block: its name, and below it what matters there. */
import type { Child, PropsWithChildren } from 'hono/jsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { IconButton } from '#layout/button.tsx';
import { Icon } from '#layout/icon.tsx';

type Order = 'ascending' | 'descending';

export const cellLooks = ['num', 'gray'] as const;
export const phonePlaces = ['beside', 'named', 'wide-only'] as const;

export type Column<Row> = {
  /** Empty above what needs no name, such as a menu. */
  head: string;
  cell: (row: Row) => Child;
  /** Numbers and times stand at the end of their column; gray is what is read last. */
  look?: (typeof cellLooks)[number];
  /** On a phone a cell is a line below the name, if it does not stand beside the name, after its head, or is left out. */
  phone?: (typeof phonePlaces)[number];
  /** Where its head leads, and how the list is ordered by it now. */
  sort?: { path: string; order: Order | null };
};

type Picks<Row> = {
  /** Null: this one cannot be selected. */
  idOf: (row: Row) => number | null;
  nameOf: (row: Row) => string;
};

type DataTableProps<Row> = {
  view: ConsoleView;
  label: string;
  /** The first names the record. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Rows have a checkbox `pick.ID`, the head one with the ids of the page. */
  picks?: Picks<Row> | false;
};

export function DataTable<Row>({ view, label, columns, rows, picks }: DataTableProps<Row>) {
  return (
    <div class="scroll" role="region" aria-label={label} tabindex={0}>
      <table class="data">
        <thead>
          <tr>
            {picks && <PickAll view={view} ids={rows.map(picks.idOf)} />}
            {columns.map((column) => (
              <Head column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              {picks && <PickCell view={view} id={picks.idOf(row)} name={picks.nameOf(row)} />}
              {columns.map((column, at) => (
                <Cell column={column} isName={at === 0}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head<Row>({ column: { head, look, sort } }: { column: Column<Row> }) {
  if (head === '') return <td></td>;
  return (
    <th scope="col" class={look === 'num' ? 'num' : undefined} aria-sort={sort?.order ?? undefined}>
      {sort ? (
        <a href={sort.path}>
          {head}
          {sort.order && <Icon name={sort.order === 'ascending' ? 'up' : 'down'} />}
        </a>
      ) : (
        head
      )}
    </th>
  );
}

function Cell<Row>({
  column: { head, look, phone },
  isName,
  children,
}: PropsWithChildren<{ column: Column<Row>; isName: boolean }>) {
  if (isName) return <th scope="row">{children}</th>;
  const words = [look, phone].filter(Boolean).join(' ');
  return (
    <td class={words === '' ? undefined : words} data-label={phone === 'named' ? head : undefined}>
      {children}
    </td>
  );
}

function PickAll({ view, ids }: { view: ConsoleView; ids: readonly (number | null)[] }) {
  const value = ids.filter((id) => id !== null).join(' ');
  return (
    <td class="tick">
      <label>
        <input type="checkbox" name="pick.all" value={value} />
        <span class="vh">{wordsFor(view.language).frame.selectAll}</span>
      </label>
    </td>
  );
}

function PickCell({ view, id, name }: { view: ConsoleView; id: number | null; name: string }) {
  return (
    <td class="tick">
      {id !== null && (
        <label>
          <input type="checkbox" name={`pick.${id}`} />
          <span class="vh">{fillText(wordsFor(view.language).board.select, { name })}</span>
        </label>
      )}
    </td>
  );
}

/** What is done with the selected rows or cards. It appears with the first of them; the script counts them. */
export function BulkBar({ view, children }: PropsWithChildren<{ view: ConsoleView }>) {
  const { board, frame } = wordsFor(view.language);
  return (
    <div class="bulk" role="group" aria-label={board.selection}>
      <span id="picked" role="status"></span>
      {children}
      <IconButton type="reset" kind="ghost" icon="close" label={frame.selectNone} />
    </div>
  );
}
