/** Workable: `candidates`, `jobs` and `stages` of the API. It has a candidate for each job: the same email is the same person. */
import { inner, nameOf, notes, text, texts, time } from './model.ts';
import type { Item, Lists, Model, PersonModel } from './model.ts';

const statuses = {
  published: 'Live',
  draft: 'Draft',
  closed: 'Closed',
  archived: 'Archived',
} as const;

export function fromWorkable(lists: Lists): Model {
  const candidates = lists['candidates'] ?? [];
  return {
    source: 'workable',
    stages: (lists['stages'] ?? []).map((stage) => text(stage, 'name')),
    jobs: (lists['jobs'] ?? []).map((job) => ({
      id: text(job, 'shortcode'),
      title: text(job, 'title'),
      status: statuses[text(job, 'state') as keyof typeof statuses] ?? 'Closed',
      created_at: time(job, 'created_at'),
      description: text(job, 'description') || null,
    })),
    persons: [...new Map(candidates.map((one) => [personId(one), toPerson(one)])).values()],
    applications: candidates.flatMap((one) => {
      const jobId = text(inner(one, 'job'), 'shortcode');
      if (jobId === '') return [];
      const isHired = time(one, 'hired_at') !== null;
      const isRejected = one['disqualified'] === true && !isHired;
      return [
        {
          id: text(one, 'id'),
          person_id: personId(one),
          job_id: jobId,
          stage: text(one, 'stage') || null,
          status: isHired
            ? ('hired' as const)
            : isRejected
              ? ('rejected' as const)
              : ('active' as const),
          source: text(one, 'domain') || 'workable',
          created_at: time(one, 'created_at'),
          rejected_at: isRejected ? time(one, 'disqualified_at') : null,
          hired_at: time(one, 'hired_at'),
          notes: notes({
            Headline: text(one, 'headline'),
            Address: text(one, 'address'),
            'Cover letter': text(one, 'cover_letter'),
            'Disqualification reason': text(one, 'disqualification_reason'),
          }),
        },
      ];
    }),
  };
}

function personId(candidate: Item): string {
  return text(candidate, 'email').toLowerCase() || text(candidate, 'id');
}

function toPerson(candidate: Item): PersonModel {
  const name = nameOf(text(candidate, 'name'));
  return {
    id: personId(candidate),
    first_name: text(candidate, 'firstname') || name.first_name,
    last_name: text(candidate, 'lastname') || name.last_name,
    email: text(candidate, 'email'),
    phone: text(candidate, 'phone') || null,
    links: texts(candidate, 'social_profiles', 'url').filter((url) => URL.canParse(url)),
    tags: texts(candidate, 'tags'),
    created_at: time(candidate, 'created_at'),
  };
}
