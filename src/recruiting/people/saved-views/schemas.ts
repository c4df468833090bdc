/** Saved views as the API accepts and answers them, in addition to the contract. */
import * as z from 'zod';
import type { savedViews } from '#data/tables/saved-views.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { withFieldParams } from '#lib/field-params.ts';
import { checkInput } from '#lib/check-input.ts';
import { Paging } from '#lib/pagination-schemas.ts';
import { derived, recordFields, times } from '#lib/record-fields.ts';
import { Line } from '#lib/text-schemas.ts';
import type { GivenFilters } from '#recruiting/people/people-search/rules.ts';
import { filterParams, filtersOf } from '#recruiting/people/people-search/schemas.ts';
import { viewEntities } from '#vocabulary/lists.ts';

/** The parameters that a view can hold. Words are not among them: the name of a person in a view would outlive the person. */
const ViewFilters = z.strictObject(filterParams);

/** What the query of a view asks for. */
export function filtersOfView(query: Record<string, string>): GivenFilters {
  return filtersOf(ViewFilters.parse(withFieldParams(query)));
}

const NO_WORDS =
  'Words are kept in no view and no export: the name of a person would outlive the person.';

/** Texts as the parameters take them, kept as they are sent. What is wrong is named with its parameter. */
export const ListFilters = z
  .record(z.string(), z.string())
  .superRefine(async (query, ctx) => {
    for (const key of Object.keys(query)) {
      if (!key.startsWith('field[')) continue;
      ctx.addIssue({ code: 'custom', path: [key], message: 'Is written as field.<key>.' });
    }
    const checked = await checkInput(ViewFilters, withFieldParams(query));
    if ('data' in checked) return;
    for (const { path, message, code, ...issue } of checked.issues) {
      const keys = code === 'unrecognized_keys' && 'keys' in issue ? issue.keys : [];
      for (const key of keys) {
        ctx.addIssue({
          code: 'custom',
          path: [key],
          message: key === 'search-key' ? NO_WORDS : 'Is not a filter of the list.',
        });
      }
      if (keys.length === 0) ctx.addIssue({ code: 'custom', path: [...path], message });
    }
  })
  .describe('Parameters of the list, as in its URL, such as `{"status": "active,hired"}`.');

export type ViewRow = typeof savedViews.$inferSelect;

const { plain, served, declare } = recordFields<Omit<ViewRow, 'companyId' | 'userId'>>();

export const viewFields = declare({
  id: served('id', z.int()),
  name: plain('name', Line, z.string()),
  entity: plain(
    'entity',
    anyCase(viewEntities).describe(
      'The list: `applications` (`candidate-job/index`) or `candidates` (`candidates/index`).',
    ),
    z.enum(viewEntities),
  ),
  query: plain('query', ListFilters, z.record(z.string(), z.string())),
  is_shared: plain(
    'isShared',
    z.boolean().optional().describe('Whether all members see the view.'),
    z.boolean(),
  ),
  is_own: derived(z.boolean().describe('Whether you have saved it. Others see shared views only.')),
  stale: derived(
    z
      .array(z.object({ filter: z.string(), id: z.int() }))
      .describe(
        'What the query names and is no longer there: ids, and fields that lists are not filtered by any more. The list refuses them with 422.',
      ),
  ),
  ...times,
});

export const NewView = z.object(viewFields.inputs).meta({
  id: 'NewSavedView',
  example: { name: 'To call', entity: 'applications', query: { status: 'active' } },
});
export type NewView = z.output<typeof NewView>;

export const ViewChange = NewView.omit({ entity: true }).partial().meta({ id: 'SavedViewChange' });
export type ViewChange = z.output<typeof ViewChange>;

export const ViewQuery = Paging.extend({ entity: anyCase(viewEntities).optional() });
export type ViewQuery = z.output<typeof ViewQuery>;

export const SavedView = z.object(viewFields.answers).meta({ id: 'SavedView' });
export type SavedView = z.output<typeof SavedView>;

export type StaleId = { viewId: number; filter: string; id: number };

/** `stale` may be of several views. */
export function toView(
  row: ViewRow,
  userId: number | undefined,
  stale: readonly StaleId[],
): SavedView {
  return viewFields.toAnswer(row, {
    is_own: row.userId === userId,
    stale: stale.flatMap(({ viewId, filter, id }) => (viewId === row.id ? [{ filter, id }] : [])),
  });
}
