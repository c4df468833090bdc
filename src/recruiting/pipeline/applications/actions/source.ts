/** The source of a new application: chosen among those of the company, or created with it. */
import type { Ctx } from '#context.ts';
import type { PlanResult, Statement } from '#data/query-plan.ts';
import { chooseByOrigin, chooseByText, noOrigin } from '#recruiting/jobs/sources/rules/origins.ts';
import type { Origin } from '#recruiting/jobs/sources/rules/origins.ts';
import { ensureSource, insertOrigin, ownSource, sourceIdOf } from '../store/inserts.ts';
import type { beforeApplication } from '../store/inserts.ts';

type Known = PlanResult<typeof beforeApplication>['sources'];

export type FromWhere = {
  source: string;
  /** Its statements: the source before the application, and the origin after it. */
  before: Statement[];
  sourceId: ReturnType<typeof sourceIdOf>;
  after: (applicationId: number) => Statement[];
};

/** From the source of the candidate. */
export function fromSource(ctx: Ctx, { id, name }: { id: number; name: string }): FromWhere {
  return { source: name, before: [], sourceId: ownSource(ctx.tenant.id, id), after: () => [] };
}

export function fromWhere(
  ctx: Ctx,
  { byKey, byName, link }: Known,
  { text, origin }: { text: string | null; origin?: Origin | undefined },
): FromWhere {
  const company = ctx.tenant.id;
  const known = [...byName, ...byKey];
  const ofLink = link && { id: link.sourceId, name: link.sourceName };
  const chosen =
    text === null ? chooseByOrigin(origin ?? noOrigin, known, ofLink) : chooseByText(text, known);
  return {
    source: chosen.text,
    before: 'create' in chosen ? [ensureSource(ctx, company, chosen.create)] : [],
    sourceId:
      'create' in chosen ? sourceIdOf(company, chosen.create.key) : ownSource(company, chosen.id),
    after: (id) => (origin ? insertOrigin(ctx, id, origin, link?.linkId ?? null) : []),
  };
}
