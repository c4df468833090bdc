/** What a bulk action would do with each candidate, and for whom it failed. */
import type { Child } from 'hono/jsx';
import { DataTable } from '#console/layout/data-table.tsx';
import type { Column } from '#console/layout/data-table.tsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { BulkResult } from '#recruiting/pipeline/applications/schemas/bulk.ts';

export type ItemResult = BulkResult['results'][number];

type ReviewProps = {
  view: ConsoleView;
  results: readonly ItemResult[];
  /** Undefined for one that is not there. */
  nameOf: (id: number) => string | undefined;
};

/** Those it would be done with are fields of the form that it stands in. */
export function ReviewTable({
  view,
  results,
  nameOf,
  happens,
}: ReviewProps & { happens: (item: ItemResult) => Child }) {
  const { review } = wordsFor(view.language).board;
  const columns: readonly Column<ItemResult>[] = [
    {
      head: review.candidate,
      cell: ({ id, result }) => (
        <>
          <bdi>{nameOf(id) ?? id}</bdi>
          {result === 'done' && <input type="hidden" name={`pick.${id}`} value="on" />}
        </>
      ),
    },
    {
      head: review.whatHappens,
      cell: (item) =>
        item.result === 'failed' ? (
          <span class="fault">{failureText(view, item)}</span>
        ) : (
          happens(item)
        ),
    },
  ];
  return (
    <DataTable<ItemResult> view={view} label={review.title} columns={columns} rows={results} />
  );
}

/** Whom it failed for, and why. */
export function Failures({
  view,
  results,
  nameOf,
  pathOf,
}: ReviewProps & { pathOf: (id: number) => string }) {
  return (
    <ul class="stack">
      {results
        .filter(({ result }) => result === 'failed')
        .map((item) => (
          <li>
            <a href={pathOf(item.id)}>
              <bdi>{nameOf(item.id) ?? item.id}</bdi>
            </a>
            : {failureText(view, item)}
          </li>
        ))}
    </ul>
  );
}

/** Why nothing is done with one of them. */
function failureText({ language }: ConsoleView, { code }: ItemResult): string {
  const { errors } = wordsFor(language).frame;
  const texts: Partial<Record<string, string>> = errors;
  return texts[code ?? ''] ?? errors.unnamed;
}
