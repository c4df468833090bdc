/** Exports of the whole company, beside the way to its deletion. */
import { formScreen } from '#console/layout/form-screen.tsx';
import { createExport, listExports } from '#recruiting/transfers/actions/exports.ts';
import { NewExport } from '#recruiting/transfers/schemas/exports.ts';
import { DataPage } from './data-page.tsx';
import { DATA } from './rules.ts';

const needs = 'data.export';

/** The newest exports, of lists too: those of the company are shown. */
const LISTED = 50;

const data = formScreen(DATA, {
  needs,
  query: ['done'],
  load: async (ctx) => {
    const exports = await listExports(ctx, { page: 1, max: LISTED });
    return { exports: exports.data.filter(({ entity }) => entity === 'company') };
  },
  page: DataPage,
  notices: (words) => words.company.notices,
});

const exportCompany = data.command({
  needs,
  typesNothing: true,
  run: async (ctx) => {
    await createExport(ctx, NewExport.parse({ entity: 'company', format: 'bundle' }));
    return { to: DATA, done: 'exporting' };
  },
});

export const exportScreens = [data, exportCompany] as const;
