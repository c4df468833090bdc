/** Notifications. */
import type { Page } from '#lib/pagination.ts';
import type { Notification } from '#recruiting/company/notifications/schemas.ts';
import type { Company } from '../support/company.ts';
import type { TestRecord } from '../support/test-record.ts';

/** The Recruiter mentions the Admin. */
export async function notifyAdmin(company: Company): Promise<{ id: number }> {
  const { id } = await company.apply({ files: [] });
  const body = { note: 'Look.', mentions: [await company.user('Admin')] };
  await company.recruiter('POST', `/api/candidate-job/store-notes/${id}`, body);
  const path = '/api/notifications/index?max=1';
  const { data } = (await company.admin<Page<Notification>>('GET', path)).body.data;
  return { id: data[0]?.id ?? 0 };
}

export const notifications: TestRecord = {
  bodies: { '/api/notification-choices': { any_time: true } },
  made: { '/api/notifications/': notifyAdmin },
};
