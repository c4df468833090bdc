/** What each part of the cron does, and how much of it in one run: for the page on operation. A part that is missing does not compile. */
import { markdownTable } from '#lib/markdown-table.ts';
import type { CronPart } from '#operator/heartbeat/rules.ts';

type Work = readonly [does: string, atMost: string];

const cron: Readonly<Record<CronPart, readonly Work[]>> = {
  parked_applications: [
    [
      'stores applications that the database did not take ([incidents.md](incidents.md#the-database-does-not-answer))',
      '200',
    ],
  ],
  job_expiry: [
    ['ends the listing of jobs that are 35 days old and marks them as Expired', '5,000'],
  ],
  job_alerts: [['looks for new jobs of due [alerts](alerts.md), oldest first', '50']],
  share_pictures: [
    [
      'makes, renews and removes the pictures of jobs for links ([careers-feeds.md](careers-feeds.md#pictures))',
      '20',
    ],
  ],
  search_engines: [
    [
      'tells search engines about changed jobs ([careers-feeds.md](careers-feeds.md))',
      '1,000 events',
    ],
  ],
  due_mails: [['sends due emails', '100']],
  mails: [
    [
      'deletes the contents of emails 30 days after their application was decided, or they were given up',
      '5,000',
    ],
  ],
  webhooks: [
    ['sends due webhook deliveries', '1,000'],
    ['emails Admins about failing webhooks, and disables webhooks after five days', '20'],
  ],
  left_webhooks: [
    ['emails Admins the webhooks that a disconnected application has left behind', '20'],
  ],
  files: [
    ['moves parsed CVs from the database to files', '50'],
    ['hashes CVs that were read by earlier releases, to compare them', '20'],
    ['deletes files that no row names', '3,000'],
  ],
  posts: [['publishes due posts; marks posts that were lost while publishing', '100']],
  meetings: [['requests conferences from Google and Zoom ([meetings.md](meetings.md))', '100']],
  feedback: [
    [
      'reminds members of feedback that is due, and deletes drafts of feedback after 30 days',
      '100',
    ],
  ],
  notifications: [['sends due [daily emails](candidates.md#notifications) to members', '100']],
  transfers: [
    ['continues exports and imports whose message was lost', '20 of each'],
    ['replaces ids of other systems by their digests, after an import', '1,000'],
  ],
  application_search: [
    ['indexes the names of candidates that an earlier release indexed another way', '100'],
  ],
  job_search: [
    [
      'writes the texts of the job search that rows lack ([storage.md](storage.md#searched-texts))',
      '5,000 jobs',
    ],
  ],
  places: [
    [
      'gives cities of offices the coordinates of their towns, and indexes their jobs by them',
      '4,000 of each',
    ],
  ],
  sources: [['finds the source of applications that were stored without one', '2,000']],
  people_search: [['writes the words and filters of people that the index lacks', '10,000 rows']],
  full_text: [
    [
      'merges the full-text indexes, so that searches stay fast ([decision 73](decisions/0073-full-text-is-kept-merged.md))',
      '2,000 pages of each',
    ],
  ],
  duplicates: [
    [
      'compares candidates who have changed with others ([candidates.md](candidates.md#duplicates))',
      '2,000',
    ],
  ],
  candidates: [
    [
      'erases candidates at the end of their retention period ([candidates.md](candidates.md#privacy))',
      '20',
    ],
    ['once an hour: ends applications for jobs that were closed long ago', '1,000'],
    ['once an hour: notifies Admins of candidates who will be erased', '500 companies'],
  ],
  clean_ups: [
    [
      'deletes what is older than it is kept: events, logs, idempotency keys, prepared actions, sign-ins ([storage.md](storage.md#what-the-cron-deletes-and-how-fast))',
      '50,000 of each',
    ],
  ],
  company_deletions: [
    [
      'removes companies whose 30 days are over ([leaving.md](leaving.md))',
      '120 steps of 200 rows',
    ],
  ],
  erased_people: [
    [
      'keeps the ids of erased candidates and deleted accounts in the bucket of backups',
      '100,000 changes',
    ],
  ],
  backup: [
    ['copies tables to the bucket of backups, from 02:00 UTC ([backup.md](backup.md))', '40 parts'],
  ],
  file_backup: [
    ['copies new documents to the bucket of backups', '25'],
    ['compares files with their copies from 03:00 UTC, and copies what differs', '5,000 and 60'],
  ],
  watch: [
    [
      'every ten minutes: watches the deployment, and emails the operator ([below](#the-watchman))',
      '1 email',
    ],
  ],
  backlog: [['measures how late due work is ([metrics.md](metrics.md))', '7 kinds']],
  database_size: [['keeps the size of the database once a day', '1']],
};

export function cronTable(): string {
  const rows = Object.entries(cron).flatMap(([part, works]) =>
    works.map(([does, atMost]) => [`\`${part}\``, does, atMost]),
  );
  return markdownTable(['Part', 'Work', 'At most per run'], rows);
}
