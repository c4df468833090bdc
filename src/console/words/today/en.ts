/** The words of Today: English, and the shape of the others. */
import type { Plural, Shaped } from '#lib/language.ts';

export const words = {
  title: 'Today',
  /** `{number}` is 99. */
  more: '{number}+',
  all: 'Show all',
  unviewed: {
    title: 'New applications',
    none: 'Nobody is waiting to be looked at.',
  },
  late: {
    title: 'Waiting too long',
    hint: 'Longer in their stage than it allows.',
    none: 'Nobody is waiting too long.',
  },
  meetings: {
    title: 'Meetings today',
    none: 'No meetings today.',
    join: 'Join',
    over: 'over',
  },
  mails: { title: 'Emails that were not delivered' },
  posts: { title: 'Posts that were not published' },
  jobs: { title: 'Jobs that expire soon', expires: 'Expires {date}' },
  webhooks: { title: 'Webhooks that fail', since: 'Since {date}', off: 'Switched off' },
  requests: {
    title: 'Requests for erasure under legal hold',
    due: 'Answer by {date}',
    overdue: 'Overdue since {date}',
  },
  attention: 'Needs attention',
  nothing: 'Nothing needs you right now.',
  toJobs: 'Go to the jobs',
  steps: {
    title: 'First steps',
    hint: 'What a company needs before people apply. The list goes away once all is done.',
    done: 'Done',
    hide: 'Hide this list',
    names: {
      profile: 'Describe your company and add its logo',
      office: 'Add an office',
      pipeline: 'Set up the stages of your hiring',
      job: 'Publish the first job',
      member: 'Invite a second member',
    },
  },
} as const;

export type TodayWords = Shaped<typeof words, Plural>;
