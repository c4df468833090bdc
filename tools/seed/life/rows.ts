/** The rows of applications, their candidates and what happened with them. */
import type { Application, Candidate, Mint } from './applications.ts';
import type { Facts } from './facts.ts';
import { emailKey } from '#lib/email-key.ts';
import { SEARCH_VERSION, scopeOf } from '#recruiting/pipeline/applications/store/search-index.ts';
import { indexedWords } from '#recruiting/people/cvs/rules.ts';
import { personText } from '#recruiting/people/people-search/rules.ts';
import type { Random } from '../random.ts';
import type { Step } from './stories.ts';

type Source = { id: number; key: string };

export function candidateRow(
  { companyId }: Facts,
  { id, person, createdAt }: Candidate,
  { activeAt, isHeld }: { activeAt: number; isHeld: boolean },
) {
  const { firstName, lastName, email, phone } = person;
  return {
    id,
    companyId,
    email,
    emailKey: emailKey(email),
    firstName,
    lastName,
    phone,
    phoneE164: phone,
    phoneSource: 'typed',
    searchVersion: SEARCH_VERSION,
    indexed: personText(person),
    createdAt,
    updatedAt: createdAt,
    activeAt,
    isHeld: isHeld ? 1 : 0,
  };
}

export function applicationRow(
  { companyId, stages, users }: Facts,
  { id, job, candidate, story }: Application,
  source: Source,
) {
  const ended = story.steps.find(({ kind }) => kind === 'rejected' || kind === 'hired')?.at ?? null;
  return {
    id,
    companyId,
    candidateId: candidate.id,
    jobId: job.id,
    stageId: stages[story.stage]?.id,
    stageSince: story.stageSince,
    status: story.status,
    source: source.key,
    sourceId: source.id,
    createdAt: story.createdAt,
    updatedAt: lastChange({ story }),
    rejectedAt: story.status === 'rejected' ? ended : null,
    hiredAt: story.status === 'hired' ? ended : null,
    firstViewedAt: story.viewedAt,
    firstViewedBy: story.viewedAt === null ? null : users[0],
  };
}

export function lastChange({ story }: Pick<Application, 'story'>): number {
  return Math.max(story.createdAt, ...story.steps.map(({ at }) => Math.round(at)));
}

export function searchRow({ companyId }: Facts, { id, candidate }: Application) {
  const { person, cv } = candidate;
  return {
    id,
    person: personText(person),
    cv: indexedWords(cv.text),
    scope: scopeOf(companyId),
  };
}

export function documentRow(
  { companyId }: Facts,
  { id, candidate, story }: Application,
  mint: Mint,
) {
  const { filename, contentType, bytes, brief } = candidate.cv;
  const documentId = mint(story.createdAt);
  return {
    id: documentId,
    companyId,
    candidateId: candidate.id,
    applicationId: id,
    kind: 'cv',
    filename,
    key: `documents/${companyId}/${documentId}${filename.slice(-4)}`,
    contentType,
    byteCount: bytes.byteLength,
    parseStatus: 'parsed',
    parseAttempts: 1,
    cvBrief: brief,
    createdAt: story.createdAt,
  };
}

export type HistoryRow = ReturnType<typeof historyRow>;

/** Returns the history of an application, oldest first. */
export function historyRows(
  facts: Facts,
  application: Application,
  random: Random,
  mint: Mint,
): HistoryRow[] {
  const { story } = application;
  const stageAt = (position: number) => {
    const stage = facts.stages[position];
    return stage ? { id: stage.id, name: stage.name } : null;
  };
  const steps = story.steps.toSorted((a, b) => a.at - b.at);
  const first = historyRow(facts, application, { kind: 'created', at: story.createdAt }, mint);
  return [
    { ...first, toStage: stageAt(0) },
    ...steps.map((step) =>
      Object.assign(
        historyRow(facts, application, step, mint),
        { userId: random.chance(0.75) ? facts.users[0] : facts.users[1] },
        step.kind === 'moved' && { fromStage: stageAt(step.to - 1), toStage: stageAt(step.to) },
      ),
    ),
  ];
}

type Happened = { kind: Step['kind'] | 'created'; at: number };
type StageName = { id: number; name: string } | null;

function historyRow({ companyId }: Facts, { id }: Application, { kind, at }: Happened, mint: Mint) {
  const createdAt = Math.round(at);
  return {
    id: mint(createdAt),
    companyId,
    applicationId: id,
    kind,
    userId: null as number | null | undefined,
    fromStage: null as StageName,
    toStage: null as StageName,
    createdAt,
  };
}
