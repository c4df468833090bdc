/** What each tool of the tool server takes at least. */
import { stageAt } from './applying.ts';
import type { Company } from './company.ts';
import { insertConnection } from './providers.ts';

/** The least arguments of tools: the records that they name are of the company. */
export async function leastArguments(company: Company): Promise<Record<string, object>> {
  const job = await company.postJob({ title: 'Welder' });
  const applied = await company.apply({ files: [], job_id: job.hash_id });
  const stageId = await stageAt(company, 1);
  const meeting = await company.recruiter<{ id: number }>('POST', '/api/meet/store', {
    title: 'Interview',
    start_time: new Date(Date.now() + 86_400_000).toISOString(),
    candidate_job_id: applied.id,
  });
  const account = await insertConnection(company, 'linkedin');
  const one = { application_id: applied.id };
  const many = { application_ids: [applied.id] };
  return {
    get_job: { job_id: job.hash_id },
    get_job_analytics: { job_id: String(job.id) },
    get_application_form: { job_id: job.hash_id },
    list_job_candidates: { job_id: job.hash_id },
    get_candidate: one,
    save_feedback_draft: { ...one, rating: 'yes' },
    list_duplicates: { candidate_id: applied.candidate_id },
    create_job_draft: { title: 'Baker' },
    update_job_draft: { job_id: job.hash_id, title: 'Baker' },
    move_candidate: { ...one, stage_id: stageId },
    add_candidate: { first_name: 'Ada' },
    update_candidate: { candidate_id: applied.candidate_id, last_name: 'King' },
    add_note: { ...one, note: 'Good.' },
    assign_candidate: { ...one, job_id: (await company.postJob()).hash_id },
    stop_email: { email_id: applied.id },
    undo_rejection: one,
    undo_bulk: { bulk_id: applied.id },
    prepare_emails: { ...many, subject: 'A', body: 'B' },
    prepare_rejections: many,
    prepare_moves: { ...many, stage_id: stageId },
    prepare_meetings: {
      title: 'Interview',
      meetings: [{ ...one, start_time: new Date(Date.now() + 86_400_000).toISOString() }],
    },
    prepare_meeting_cancellation: { meeting_id: meeting.body.data.id },
    prepare_job_change: { job_id: job.hash_id, status: 'Live' },
    prepare_application_form: { job_id: job.hash_id, questions: [] },
    draft_post: { text: 'A', social_account_id: account.id, platform: 'linkedin' },
    prepare_post: { post_id: applied.id },
    confirm_action: { confirm_token: 'a'.repeat(43) },
  };
}
