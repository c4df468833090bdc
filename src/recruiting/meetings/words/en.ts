/** The words of meetings in English. */

export const en = {
  emails: {
    request: { subject: 'Invitation: {title}', lead: '{company} invites you to a meeting.' },
    update: {
      subject: 'Changed: {title}',
      lead: '{company} has changed a meeting with you. The details are now:',
    },
    cancel: { subject: 'Canceled: {title}', lead: '{company} has canceled this meeting:' },
    join: 'Join here: {url}',
  },
  pages: {
    waiting: {
      heading: 'Meeting with {company}',
      text: 'You can join from here once the meeting begins: open this page again at that time. If nothing opens, please reply to the invitation.',
    },
    canceled: {
      heading: 'This meeting is canceled',
      text: '{company} has canceled it. Nobody will be there.',
    },
    over: { heading: 'This meeting is over', text: 'You can no longer join it.' },
    unknown: {
      heading: 'There is no such meeting',
      text: 'Please check that the link is complete, as it appears in the invitation.',
    },
  },
  when: 'When',
  job: 'Position',
  skip: 'Skip to content',
};
