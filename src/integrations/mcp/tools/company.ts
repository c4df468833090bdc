/** The tools about the company: its overview, its team and its audit log. */
import * as z from 'zod';
import { listJobs } from '#recruiting/jobs/jobs/actions/jobs.ts';
import { listPipelines } from '#recruiting/pipeline/pipelines/actions.ts';
import type { Page } from '#lib/pagination.ts';
import { JobItem } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { TeamMember } from '#recruiting/company/team/schemas.ts';
import { stageTypes } from '#vocabulary/lists.ts';
import { untrusted } from '../schemas.ts';
import { tool } from '../tool.ts';
import type { FromEndpoint, Tool } from '../tool.ts';
import { countText, pageText } from './words.ts';

/** Companies have fewer pipelines than this. */
const PIPELINES_SHOWN_MAX = 50;
const JOBS_SHOWN_MAX = 50;

const getOverview = tool(
  {
    name: 'get_pipeline_overview',
    title: 'Get the pipeline overview',
    about:
      'Get an overview of the company: every pipeline with the number of candidates in each stage, and the live jobs with their number of applicants. A good first call.',
    needs: 'structure.read',
    effect: 'reads',
    input: z.object({}),
    returns: z.object({
      pipelines: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          is_default: z.boolean(),
          stages: z.array(
            z.object({
              id: z.int(),
              name: z.string(),
              type: z.enum(stageTypes),
              candidates: z.int(),
              has_email: z.boolean(),
            }),
          ),
        }),
      ),
      live_jobs: z.array(JobItem).describe(`The newest ${JOBS_SHOWN_MAX}.`),
      live_jobs_total: z.int(),
    }),
  },
  async (ctx) => {
    const pipelines = await listPipelines(ctx, { page: 1, max: PIPELINES_SHOWN_MAX });
    const jobs = await listJobs(ctx, { page: 1, max: JOBS_SHOWN_MAX, status: 'Live' });
    return {
      data: {
        pipelines: pipelines.data.map(({ id, name, is_default: isDefault, stages }) => ({
          id,
          name,
          is_default: isDefault,
          stages: stages.map((stage) => ({
            id: stage.id,
            name: stage.name,
            type: stage.type,
            candidates: stage.candidate_count,
            has_email: stage.email_template !== null,
          })),
        })),
        live_jobs: jobs.data,
        live_jobs_total: jobs.total,
      },
      text: `${countText(pipelines.total, 'pipeline')} and ${countText(jobs.total, 'live job')}.`,
    };
  },
);

export const companyTools: readonly Tool[] = [getOverview];

/** The team includes hired candidates, who entered their own names. */
const Team = z.object({
  people: z.object({
    untrusted,
    items: z.array(
      TeamMember.pick({ id: true, email: true, first_name: true, last_name: true }).extend({
        role: z.string(),
        status: z.string(),
      }),
    ),
  }),
  total: z.int(),
  next_cursor: z.string().nullable(),
});

function toTeam(page: Page<TeamMember>): z.output<typeof Team> {
  const items = page.data.map((person) => ({
    id: person.id,
    email: person.email,
    first_name: person.first_name,
    last_name: person.last_name,
    role: person.role_type,
    status: person.status,
  }));
  const { total, next_cursor: next } = page;
  return { people: { untrusted: true, items }, total, next_cursor: next };
}

const unpaged = { page: null, 'updated-since': null } as const;

export const companyEndpoints: readonly (readonly [route: string, declared: FromEndpoint])[] = [
  [
    'GET /api/companies/profile',
    {
      name: 'get_company',
      title: 'Show the company',
      about:
        'Get the profile of the company: description, time zone, currency, offices, pipelines, benefits and values.',
      effect: 'reads',
      text: ({ name }: { name: string }) => `This is ${name}.`,
    },
  ],
  [
    'GET /api/company-users/index',
    {
      name: 'list_team',
      title: 'List the team',
      about: 'List the team members of the company with their roles.',
      effect: 'reads',
      names: unpaged,
      answer: { returns: Team, show: toTeam },
      text: (page: Page<unknown>) =>
        `${countText(page.total, 'person', 'people')}. ${pageText(page)}`,
    },
  ],
  [
    'GET /api/audit-events',
    {
      name: 'list_audit_events',
      title: 'List audit events',
      about:
        'List who changed what, and with which application and tool, newest first. Admins only. Use it to explain the current state of a record.',
      effect: 'reads',
      names: unpaged,
      text: (page: Page<unknown>) => `${page.total} entries. ${pageText(page)}`,
    },
  ],
];
