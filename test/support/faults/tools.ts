/** Valid arguments for each tool that writes or prepares, and the confirmation of each prepared action. */
import { listTools } from '#integrations/mcp/tools/list.ts';
import type { BulkResult } from '#recruiting/pipeline/applications/schemas/bulk.ts';
import type { Post } from '#recruiting/jobs/social/schemas.ts';
import { DAY_MS } from '#lib/time.ts';
import { endpoints } from '../../../src/workers/all-endpoints.ts';
import { stageAt } from '../applying.ts';
import { openCompany } from '../company.ts';
import type { Company } from '../company.ts';
import { insertConnection } from '../providers.ts';
import { callStateless, callTool } from '../tools.ts';
import type { Example, Outcome } from './sweep.ts';

const fileless = { files: [] };

const draft = async (acme: Company) => ({
  text: 'We are hiring.',
  social_account_id: (await insertConnection(acme, 'linkedin')).id,
  platform: 'linkedin',
});

const applied = async (acme: Company) => (await acme.apply(fileless)).id;

const argumentsOf: Record<string, (acme: Company) => Promise<object>> = {
  create_job_draft: async () => ({ title: 'Baker' }),
  update_job_draft: async (acme) => ({ job_id: (await acme.postJob()).hash_id, title: 'Cook' }),
  move_candidate: async (acme) => ({
    application_id: await applied(acme),
    stage_id: await stageAt(acme, 1),
  }),
  add_candidate: async (acme) => ({ first_name: 'Ada', source_id: (await acme.openSource()).id }),
  update_candidate: async (acme) => ({
    candidate_id: (await acme.apply(fileless)).candidate_id,
    last_name: 'King',
  }),
  async stop_email(acme) {
    const id = await applied(acme);
    await acme.recruiter('POST', `/api/candidate-job/reject/${id}`);
    return { email_id: (await acme.showApplication({ id })).emails[0]?.id };
  },
  save_feedback_draft: async (acme) => ({ application_id: await applied(acme), text: 'Good.' }),
  add_note: async (acme) => ({ application_id: await applied(acme), note: 'Good.' }),
  assign_candidate: async (acme) => ({
    application_id: await applied(acme),
    job_id: (await acme.postJob()).hash_id,
  }),
  async undo_rejection(acme) {
    const id = await applied(acme);
    await acme.recruiter('POST', `/api/candidate-job/reject/${id}`);
    return { application_id: id };
  },
  async undo_bulk(acme) {
    const body = { action: 'reject', ids: [await applied(acme)] };
    const answer = await acme.recruiter<BulkResult>('POST', '/api/candidate-job/bulk', body);
    return { bulk_id: answer.body.data.bulk_id };
  },
  draft_post: draft,
  async prepare_meetings(acme) {
    const start = new Date(Date.now() + 2 * DAY_MS).toISOString();
    const meetings = [{ application_id: await applied(acme), start_time: start }];
    return { title: 'Interview', meetings, duration: 30 };
  },
  prepare_meeting_cancellation: async (acme) => ({ meeting_id: (await acme.schedule()).id }),
  async prepare_post(acme) {
    const answer = await acme.recruiter<Post>('POST', '/api/posts/store', await draft(acme));
    return { post_id: answer.body.data.id };
  },
  prepare_emails: async (acme) => ({
    application_ids: [await applied(acme)],
    subject: 'Hello',
    body: 'Hello',
  }),
  prepare_rejections: async (acme) => ({ application_ids: [await applied(acme)] }),
  prepare_moves: async (acme) => ({
    application_ids: [await applied(acme)],
    stage_id: await stageAt(acme, 1),
  }),
  prepare_application_form: async (acme) => ({
    job_id: (await acme.postJob()).hash_id,
    questions: [{ question_id: (await acme.addQuestion()).id }],
  }),
  prepare_job_change: async (acme) => ({
    job_id: (await acme.postJob({ title: 'Baker', description: 'Bakes.' })).hash_id,
    status: 'Live',
  }),
};

const writing = listTools(endpoints).filter(
  ({ name, effect, carryOut }) => name !== 'confirm_action' && (effect !== 'reads' || carryOut),
);

async function argumentsFor(acme: Company, name: string): Promise<object> {
  const make = argumentsOf[name];
  if (!make) throw new Error(`add valid arguments of ${name} to test/support/faults/tools.ts`);
  return make(acme);
}

/** An error of a tool is an answer with 200, so its code stands for the status. */
async function callFor(token: string, name: string, given: object): Promise<Outcome> {
  const answer = await callStateless(token, 'tools/call', { name, arguments: given });
  const retryAfter = answer.headers.get('retry-after');
  if (answer.status !== 200 || answer.reply.result.isError !== true) {
    return { status: answer.status, retryAfter, text: answer.text };
  }
  const text = answer.reply.result.content[0]?.text ?? '';
  const { code } = JSON.parse(text) as { code: string };
  if (code === 'storage_unavailable') return { status: 503, retryAfter: '1', text };
  return { status: code === 'unexpected' ? 500 : 400, retryAfter, text };
}

export const toolExamples: Example[] = writing.flatMap((tool) => {
  const call: Example = {
    name: `the tool ${tool.name}`,
    isResumed: tool.name === 'undo_bulk',
    async prepare() {
      const acme = await openCompany();
      const token = await acme.token('Admin', ['mcp']);
      const given = await argumentsFor(acme, tool.name);
      return { companyId: acme.id, send: () => callFor(token, tool.name, given) };
    },
  };
  const confirmation: Example = {
    name: `the confirmation of ${tool.name}`,
    isOnce: true,
    isResumed: true,
    async prepare() {
      const acme = await openCompany();
      const token = await acme.token('Admin', ['mcp']);
      const given = await argumentsFor(acme, tool.name);
      const { data, text } = await callTool(token, tool.name, given);
      const confirmToken = data['confirm_token'];
      if (confirmToken === undefined) throw new Error(`${tool.name} is refused: ${text}`);
      const confirm = { confirm_token: confirmToken };
      return { companyId: acme.id, send: () => callFor(token, 'confirm_action', confirm) };
    },
  };
  return tool.carryOut ? [call, confirmation] : [call];
});
