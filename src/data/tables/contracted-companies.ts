/** Client companies a tenant recruits for (contract 2.7). */
import {
  foreignKey,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { RecordOf } from '../record.ts';
import { id, instant } from './columns.ts';
import { companies } from './companies.ts';
import { pipelines } from './pipelines.ts';

export const contractedCompanies = sqliteTable(
  'contracted_companies',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    email: text(),
    phone: text(),
    address: text(),
    countryId: integer(),
    pipelineId: integer(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('contracted_companies_by_company').on(t.companyId, t.id),
    index('contracted_companies_by_update').on(t.companyId, t.updatedAt, t.id),
    index('contracted_companies_by_pipeline').on(t.companyId, t.pipelineId),
    foreignKey({
      columns: [t.companyId, t.pipelineId],
      foreignColumns: [pipelines.companyId, pipelines.id],
    }),
  ],
);

export const contractedCompanyRecord = {
  pipelineId: { of: 'pipelines' },
} satisfies RecordOf<
  typeof contractedCompanies,
  'name' | 'email' | 'phone' | 'address' | 'countryId' | 'createdAt'
>;
