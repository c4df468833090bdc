/** The addresses of a job's screens, and what its forms and links say. */
import type { CardCursor } from '#recruiting/pipeline/board/rules.ts';
import { cardCursor } from '#recruiting/pipeline/board/rules.ts';
import { filteredPath } from './filters.ts';
import type { JobFilters } from './filters.ts';

export const BOARD = '/jobs/{job}/board';
export const TABLE = '/jobs/{job}/candidates';
export const HIRE = '/jobs/{job}/hire';
export const REJECT = '/jobs/{job}/reject';

type Hashed = { hashId: string };

export function jobPath(root: string, { hashId }: Hashed): string {
  return `${root}/jobs/${hashId}`;
}

export function boardPath(root: string, job: Hashed): string {
  return `${jobPath(root, job)}/board`;
}

export function tablePath(root: string, job: Hashed): string {
  return `${jobPath(root, job)}/candidates`;
}

export function teamPath(root: string, job: Hashed): string {
  return `${jobPath(root, job)}/team`;
}

export function questionsPath(root: string, job: Hashed): string {
  return `${jobPath(root, job)}/questions`;
}

export function applicationPath(root: string, job: Hashed, id: number): string {
  return `${jobPath(root, job)}/applications/${id}`;
}

export function columnPath(
  root: string,
  job: Hashed,
  stageId: number,
  { after, filters }: { after: CardCursor; filters: JobFilters },
): string {
  const path = `${boardPath(root, job)}/stages/${stageId}`;
  return filteredPath(path, filters, { before: cardCursor(after) });
}

/** A move as one value of a button: the application, its stage, and where it goes. */
export type MoveValue = { id: number; from: number; to: number };

export function moveValue({ id, from, to }: MoveValue): string {
  return `${id}.${from}.${to}`;
}

export function parseMoveValue(text: string): MoveValue | null {
  const [, id, from, to] = /^(\d{1,16})\.(\d{1,16})\.(\d{1,16})$/u.exec(text) ?? [];
  return id === undefined ? null : { id: Number(id), from: Number(from), to: Number(to) };
}

const PICKED = /^pick\.(\d{1,16})$/u;

/** A whole number of an address or of a form, or null. */
export function numberOrNull(text: string | null): number | null {
  return /^\d{1,16}$/u.test(text ?? '') ? Number(text) : null;
}

/** The ids of the checked rows or cards: a field `pick.{id}` each, or `pick.all` with those of a page. Without a script, both are sent. */
export function pickedIds(fields: Readonly<Record<string, string>>): number[] {
  const listed = (fields['pick.all'] ?? '').match(/\b\d{1,16}\b/gu) ?? [];
  const checked = Object.keys(fields).flatMap((name) => PICKED.exec(name)?.[1] ?? []);
  return [...new Set([...checked, ...listed].map(Number))];
}

/** Whole days since an application came to its stage. */
export function daysSince(since: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - since.getTime()) / 86_400_000));
}

/** Where hiring or rejecting was asked for: the page of the application, else the board. */
export function askedOnPath(
  root: string,
  job: Hashed,
  {
    id,
    isFromApplication,
    filters,
  }: { id: number; isFromApplication: boolean; filters: JobFilters },
): string {
  return isFromApplication
    ? applicationPath(root, job, id)
    : filteredPath(boardPath(root, job), filters);
}
