/** The addresses of the meetings of an application. */
import { APPLICATION } from '#console/application/rules.ts';

export const NEW_MEETING = `${APPLICATION}/meetings/new`;
export const MEETING = `${APPLICATION}/meetings/{meeting}`;
export const CANCEL_MEETING = `${MEETING}/cancel`;

/** `application` is the address of the application; a new meeting has no id. */
export function meetingPath(application: string, id: number | null): string {
  return `${application}/meetings/${id ?? 'new'}`;
}
