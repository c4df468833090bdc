/** What the screen of the candidates shows: a list, the saved views beside it, and what can be filtered by. One round trip. */
import type { CallerCtx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Page } from '#lib/pagination.ts';
import {
  applicationsInCvs,
  applicationsPlan,
} from '#recruiting/pipeline/applications/actions/list.ts';
import type {
  Application,
  ApplicationQuery,
} from '#recruiting/pipeline/applications/schemas/applications.ts';
import { fieldFilters } from '#recruiting/people/custom-fields/actions/form.ts';
import type { FieldForm } from '#recruiting/people/custom-fields/actions/form.ts';
import { resolveFilters } from '#recruiting/people/people-search/actions.ts';
import { filtersOf } from '#recruiting/people/people-search/schemas.ts';
import { viewsPlan } from '#recruiting/people/saved-views/actions.ts';
import type { SavedView } from '#recruiting/people/saved-views/schemas.ts';
import { asksForApplications, isFiltered } from '#recruiting/people/people-search/rules.ts';
import type { Filters } from '#recruiting/people/people-search/rules.ts';
import { SCREEN_COUNTED_MAX, SCREEN_PERSONS_COUNTED_MAX } from '../rules.ts';
import type { CandidateQuery } from '../schemas/candidates.ts';
import { filterChoices } from '../store/choices.ts';
import type { FilterChoices } from '../store/choices.ts';
import { personsPlan } from './people.ts';
import type { PersonListed } from './people.ts';

/** Which list is wanted; null: none, as its filters cannot be read. */
export type WantedList =
  | { entity: 'candidates'; query: CandidateQuery }
  | { entity: 'applications'; query: ApplicationQuery }
  | null;

export type PeopleOverview = {
  /** What matches is counted to this number; null: the total is exact. */
  countedMax: number | null;
  candidates: Page<PersonListed> | null;
  applications: Page<Application> | null;
  /** Where no name or email has the words: the applications whose CV has them. */
  inCvs: Page<Application> | null;
  /** The own ones and those that are shared. */
  views: SavedView[];
  choices: FilterChoices;
  /** The fields that lists are filtered by. */
  custom: FieldForm;
};

/** More tabs than these are not found any more. */
const VIEWS_MAX = 100;

function countedMaxOf(wanted: WantedList, filters: Filters): number | null {
  if (wanted?.entity === 'candidates') {
    return asksForApplications(filters) ? SCREEN_PERSONS_COUNTED_MAX : SCREEN_COUNTED_MAX;
  }
  const isPart = isFiltered(filters) || Boolean(wanted?.query['search-key']?.trim());
  return isPart ? SCREEN_COUNTED_MAX : null;
}

export async function showPeople(ctx: CallerCtx, wanted: WantedList): Promise<PeopleOverview> {
  const none = QueryPlan.of(null);
  const filters = wanted ? await resolveFilters(ctx, filtersOf(wanted.query)) : {};
  const countedMax = countedMaxOf(wanted, filters);
  const counting = countedMax === null ? {} : { countedMax };
  const plan = QueryPlan.all({
    candidates:
      wanted?.entity === 'candidates' ? personsPlan(ctx, wanted.query, filters, counting) : none,
    applications:
      wanted?.entity === 'applications'
        ? applicationsPlan(ctx, wanted.query, filters, { ...counting, cvs: 'unless-off' })
        : none,
    inCvs: wanted?.entity === 'candidates' ? inCvs(ctx, wanted.query, filters, counting) : none,
    views: viewsPlan(ctx, { page: 1, max: VIEWS_MAX }),
    choices: filterChoices(ctx, filters.job_id ?? []),
    custom: fieldFilters(ctx),
  });
  return runPlan(
    ctx,
    QueryPlan.map(plan, ({ views, ...shown }) => ({ ...shown, countedMax, views: views.data })),
  );
}

/** The first page of the applications whose CV has the words that no name or email has. */
function inCvs(
  ctx: CallerCtx,
  { cursor, 'search-key': words = '', ...paging }: CandidateQuery,
  filters: Filters,
  { countedMax }: { countedMax?: number },
): QueryPlan<Page<Application> | null> {
  const key = words.trim();
  if (cursor !== undefined || key === '') return QueryPlan.of(null);
  return applicationsInCvs(ctx, paging, { filters, key, countedMax });
}
