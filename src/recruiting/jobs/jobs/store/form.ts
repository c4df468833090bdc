/** The records of a company that the form of a job offers. */
import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { contractedCompanies } from '#data/tables/contracted-companies.ts';
import { offices } from '#data/tables/offices.ts';
import { pipelines } from '#data/tables/pipelines.ts';
import { tenantStore } from '#data/tenant-store.ts';
import { departmentsInOrder } from '#recruiting/jobs/departments/store.ts';

const officeStore = tenantStore(offices);
const pipelineStore = tenantStore(pipelines);
const contractedStore = tenantStore(contractedCompanies);

/** The most records of each kind in the form data. Others can still be referenced by id. */
const FORM_ROWS_MAX = 200;

/** Reads the form data, defaults first. Defaults are queried separately, because ordering by `is_default` would read every row. */
export function jobForm(ctx: Ctx) {
  const officeNames = (isDefault: boolean) =>
    ctx.db
      .select({ id: offices.id, name: offices.name })
      .from(offices)
      .where(officeStore.ofCompany(ctx, eq(offices.isDefault, isDefault)))
      .orderBy(desc(offices.id))
      .limit(FORM_ROWS_MAX);
  const pipelineNames = (isDefault: boolean) =>
    ctx.db
      .select({ id: pipelines.id, name: pipelines.name })
      .from(pipelines)
      .where(pipelineStore.ofCompany(ctx, eq(pipelines.isDefault, isDefault)))
      .orderBy(desc(pipelines.id))
      .limit(FORM_ROWS_MAX);
  const contracted = ctx.db
    .select({ id: contractedCompanies.id, name: contractedCompanies.name })
    .from(contractedCompanies)
    .where(contractedStore.ofCompany(ctx))
    .orderBy(desc(contractedCompanies.id))
    .limit(FORM_ROWS_MAX);
  const defaultsFirst = <Row>(own: QueryPlan<Row[]>, others: QueryPlan<Row[]>) =>
    QueryPlan.map(QueryPlan.all([own, others]), (rows) => rows.flat().slice(0, FORM_ROWS_MAX));
  return QueryPlan.all({
    offices: defaultsFirst(QueryPlan.rows(officeNames(true)), QueryPlan.rows(officeNames(false))),
    pipelines: defaultsFirst(
      QueryPlan.rows(pipelineNames(true)),
      QueryPlan.rows(pipelineNames(false)),
    ),
    contracted_companies: QueryPlan.rows(contracted),
    departments: departmentsInOrder(ctx),
  });
}
