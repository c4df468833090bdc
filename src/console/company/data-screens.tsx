/** Exports of the company and of its lists, beside the way to its deletion. */
import { formScreen } from '#console/layout/form-screen.tsx';
import { checkedInput } from '#http/console.ts';
import { createExport, listExports } from '#recruiting/transfers/actions/exports.ts';
import { NewExport } from '#recruiting/transfers/schemas/exports.ts';
import { DataPage } from './data-page.tsx';
import { DATA } from './rules.ts';

const needs = 'data.export';

/** The newest exports. */
const LISTED = 20;

const data = formScreen(DATA, {
  needs,
  query: ['done'],
  load: async (ctx) => {
    const exports = await listExports(ctx, { page: 1, max: LISTED });
    return { exports: exports.data };
  },
  page: DataPage,
  notices: (words) => words.company.notices,
});

const exportCompany = data.command({
  needs,
  typesNothing: true,
  run: async (ctx, { fields: { entity = 'company' } }) => {
    const format = entity === 'company' ? 'bundle' : 'csv';
    await createExport(ctx, await checkedInput(NewExport, { entity, format }));
    return { to: DATA, done: 'exporting' };
  },
});

export const exportScreens = [data, exportCompany] as const;
