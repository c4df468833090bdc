/** Ashby: the results of `candidate.list`, `application.list`, `job.list` and `interviewStage.list`. */
import { inner, nameOf, notes, text, texts, time } from './model.ts';
import type { Lists, Model } from './model.ts';

const jobStatuses = {
  Open: 'Live',
  Draft: 'Draft',
  Closed: 'Closed',
  Archived: 'Archived',
} as const;
const statuses = { Hired: 'hired', Archived: 'rejected' } as const;

export function fromAshby(lists: Lists): Model {
  const applications = lists['applications'] ?? [];
  const stages = (lists['interview_stages'] ?? []).map((stage) => text(stage, 'title'));
  const seen = applications.map((one) => text(inner(one, 'currentInterviewStage'), 'title'));
  return {
    source: 'ashby',
    // The stage of those who are archived is no step of hiring.
    stages: [...stages, ...seen].filter((name) => name !== 'Archived'),
    jobs: (lists['jobs'] ?? []).map((job) => ({
      id: text(job, 'id'),
      title: text(job, 'title'),
      status: jobStatuses[text(job, 'status') as keyof typeof jobStatuses] ?? 'Closed',
      created_at: time(job, 'createdAt'),
    })),
    persons: (lists['candidates'] ?? []).map((person) => ({
      id: text(person, 'id'),
      first_name: nameOf(text(person, 'name')).first_name,
      last_name: nameOf(text(person, 'name')).last_name,
      email: text(inner(person, 'primaryEmailAddress'), 'value'),
      phone: text(inner(person, 'primaryPhoneNumber'), 'value') || null,
      links: texts(person, 'socialLinks', 'url').filter((url) => URL.canParse(url)),
      tags: texts(person, 'tags', 'title'),
      created_at: time(person, 'createdAt'),
    })),
    applications: applications.map((one) => {
      const status = statuses[text(one, 'status') as keyof typeof statuses] ?? 'active';
      return {
        id: text(one, 'id'),
        person_id: text(inner(one, 'candidate'), 'id'),
        job_id: text(inner(one, 'job'), 'id'),
        stage: text(inner(one, 'currentInterviewStage'), 'title') || null,
        status,
        source: text(inner(one, 'source'), 'title') || 'ashby',
        created_at: time(one, 'createdAt'),
        rejected_at:
          status === 'rejected' ? (time(one, 'archivedAt') ?? time(one, 'updatedAt')) : null,
        hired_at: status === 'hired' ? time(one, 'updatedAt') : null,
        notes: notes({ 'Archive reason': text(inner(one, 'archiveReason'), 'text') }),
      };
    }),
  };
}
