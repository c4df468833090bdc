/** The address of the inbox, its tabs, and which emails each shows. */
export const INBOX = '/inbox';

export const inboxTabs = ['replies', 'waiting', 'failed', 'sent', 'stopped'] as const;
export type InboxTab = (typeof inboxTabs)[number];

export const statusOfTab = {
  replies: 'received',
  waiting: 'queued',
  failed: 'failed',
  sent: 'sent',
  stopped: 'canceled',
} as const satisfies Record<InboxTab, string>;

/** The address of a tab, or of what is done there. */
export function inboxPath(root: string, tab: InboxTab, what = ''): string {
  return `${root}${INBOX}${what}?tab=${tab}`;
}

/** The tab that an address names; the first for anything else. */
export function tabOf(query: URLSearchParams): InboxTab {
  const asked = query.get('tab');
  return inboxTabs.find((tab) => tab === asked) ?? 'replies';
}
