/** What members are told, and how. */

/** What a notification says. */
export const noticeKinds = [
  'mention',
  'feedback_request',
  'reply',
  'feedback',
  'task',
  'task_done',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What a member chooses how to be told of. New applications are in the daily email only. */
export const toldKinds = [...noticeKinds, 'application'] as const;
export type ToldKind = (typeof toldKinds)[number];

/** By an email at once, in the daily email, or by none. */
export const noticeWays = ['at_once', 'daily', 'none'] as const;
export type NoticeWay = (typeof noticeWays)[number];

/** Kinds that have an email of their own. */
const tellableAtOnce = [
  'mention',
  'feedback_request',
  'reply',
] as const satisfies readonly NoticeKind[];

/** The ways of a kind; the first applies until a member chooses. */
export function waysOf(kind: ToldKind): readonly NoticeWay[] {
  return tellableAtOnce.some((one) => one === kind) ? noticeWays : ['daily', 'none'];
}
