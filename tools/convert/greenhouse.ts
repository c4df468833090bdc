/** Greenhouse: `candidates`, `applications`, `jobs` and `job_stages` of the Harvest API. */
import { inner, isItem, listIn, notes, text, texts, time } from './model.ts';
import type { ApplicationModel, Item, Lists, Model } from './model.ts';

const statuses = { open: 'Live', draft: 'Draft', closed: 'Closed' } as const;

export function fromGreenhouse(lists: Lists): Model {
  return {
    source: 'greenhouse',
    stages: (lists['job_stages'] ?? []).map((stage) => text(stage, 'name')),
    jobs: (lists['jobs'] ?? []).map((job) => ({
      id: text(job, 'id'),
      title: text(job, 'name'),
      status: statuses[text(job, 'status') as keyof typeof statuses] ?? 'Closed',
      created_at: time(job, 'created_at'),
    })),
    persons: (lists['candidates'] ?? []).map((person) => ({
      id: text(person, 'id'),
      first_name: text(person, 'first_name'),
      last_name: text(person, 'last_name'),
      email: texts(person, 'email_addresses')[0] ?? '',
      phone: texts(person, 'phone_numbers')[0] ?? null,
      links: [
        ...texts(person, 'website_addresses'),
        ...texts(person, 'social_media_addresses'),
      ].filter((url) => URL.canParse(url)),
      tags: texts(person, 'tags', 'name'),
      created_at: time(person, 'created_at'),
    })),
    applications: (lists['applications'] ?? []).flatMap(toApplications),
  };
}

/** A prospect has no job, and is a person without an application. */
function toApplications(item: Item): ApplicationModel[] {
  // One job in version 3, a list of them in version 1.
  const ids = [
    text(item, 'job_id'),
    ...listIn(item, 'jobs').map((job) => (isItem(job) ? text(job, 'id') : '')),
  ];
  const jobId = ids.find((id) => id !== '');
  if (jobId === undefined) return [];
  const status = text(item, 'status');
  const reason = inner(item, 'rejection_reason');
  return [
    {
      id: text(item, 'id'),
      person_id: text(item, 'candidate_id'),
      job_id: jobId,
      stage: text(inner(item, 'current_stage'), 'name') || null,
      status: status === 'hired' || status === 'rejected' ? status : 'active',
      source: text(inner(item, 'source'), 'public_name') || 'greenhouse',
      created_at: time(item, 'applied_at') ?? time(item, 'created_at'),
      rejected_at: time(item, 'rejected_at'),
      hired_at: status === 'hired' ? time(item, 'last_activity_at') : null,
      notes: notes({ 'Rejection reason': text(reason, 'name') }),
    },
  ];
}
