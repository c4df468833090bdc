/** Lever: `opportunities`, `postings`, `stages` and `archive_reasons` of the API. A contact is a person, an opportunity an application. */
import { inner, nameOf, notes, text, texts, time } from './model.ts';
import type { Item, Lists, Model, PersonModel } from './model.ts';

const statuses = { published: 'Live', internal: 'Live', draft: 'Draft', pending: 'Draft' } as const;

export function fromLever(lists: Lists): Model {
  const opportunities = lists['opportunities'] ?? [];
  const named = (list: string) =>
    new Map((lists[list] ?? []).map((one) => [text(one, 'id'), text(one, 'text')]));
  const [stages, reasons] = [named('stages'), named('archive_reasons')];
  return {
    source: 'lever',
    stages: [...stages.values()],
    jobs: (lists['postings'] ?? []).map((posting) => ({
      id: text(posting, 'id'),
      title: text(posting, 'text'),
      status: statuses[text(posting, 'state') as keyof typeof statuses] ?? 'Closed',
      created_at: time(posting, 'createdAt'),
      description: text(inner(posting, 'content'), 'descriptionHtml') || null,
    })),
    persons: [...new Map(opportunities.map((one) => [personId(one), toPerson(one)])).values()],
    applications: opportunities.flatMap((one) => {
      const archived = inner(one, 'archived');
      const reason = reasons.get(text(archived, 'reason')) ?? '';
      const isHired = reason.toLowerCase() === 'hired';
      const isArchived = text(archived, 'reason') !== '';
      const jobIds = [text(one, 'posting'), ...texts(one, 'applications', 'posting')];
      const jobId = jobIds.find((id) => id !== '');
      if (jobId === undefined) return [];
      return [
        {
          id: text(one, 'id'),
          person_id: personId(one),
          job_id: jobId,
          stage: stages.get(text(one, 'stage')) ?? null,
          status: isHired
            ? ('hired' as const)
            : isArchived
              ? ('rejected' as const)
              : ('active' as const),
          source: texts(one, 'sources')[0] ?? (text(one, 'origin') || 'lever'),
          created_at: time(one, 'createdAt'),
          rejected_at: isHired ? null : time(archived, 'archivedAt'),
          hired_at: isHired ? time(archived, 'archivedAt') : null,
          notes: notes({
            Headline: text(one, 'headline'),
            Location: text(one, 'location'),
            'Archive reason': isHired ? '' : reason,
          }),
        },
      ];
    }),
  };
}

function personId(opportunity: Item): string {
  return text(opportunity, 'contact') || text(opportunity, 'id');
}

function toPerson(opportunity: Item): PersonModel {
  return {
    id: personId(opportunity),
    ...nameOf(text(opportunity, 'name')),
    email: texts(opportunity, 'emails')[0] ?? '',
    phone: texts(opportunity, 'phones')[0] ?? null,
    links: texts(opportunity, 'links').filter((url) => URL.canParse(url)),
    tags: texts(opportunity, 'tags'),
    created_at: time(opportunity, 'createdAt'),
  };
}
