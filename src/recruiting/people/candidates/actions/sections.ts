/** What the export of a person has beside the person and the applications: a section for each kind of record. */
import type { Ctx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { timestamp } from '#lib/time.ts';
import { exportedFeedback } from '#recruiting/interviews/feedback/actions/export.ts';
import { toMeeting } from '#recruiting/interviews/meetings/schemas.ts';
import { toDataRequest } from '#recruiting/people/data-requests/schemas.ts';
import type { Candidate, ExportSections } from '../schemas/candidates.ts';
import { legalTextsShownTo } from '../store/legal-texts.ts';
import { meetingPerson, meetingRowsOf } from '../store/meetings.ts';
import { requestsOf } from '../store/data-requests.ts';

type SectionPlans = { [Name in keyof ExportSections]: QueryPlan<ExportSections[Name]> };

/** All sections, in one round trip. */
export function sectionsOf(
  ctx: Ctx,
  person: Pick<Candidate, 'id' | 'email'>,
): QueryPlan<ExportSections> {
  const plans: SectionPlans = {
    meetings: QueryPlan.map(meetingRowsOf(ctx, meetingPerson(ctx, person)), (rows) =>
      rows.map((row) => toMeeting(row, ctx.apiOrigin)),
    ),
    feedback: exportedFeedback(ctx, person.id),
    legal_texts: QueryPlan.map(legalTextsShownTo(ctx, person.id), (rows) =>
      rows.map(({ url, version, html }) => ({
        url,
        version: timestamp(new Date(version)),
        html,
      })),
    ),
    data_requests: QueryPlan.map(requestsOf(ctx, person.id), (rows) => rows.map(toDataRequest)),
  };
  return QueryPlan.all(plans);
}
