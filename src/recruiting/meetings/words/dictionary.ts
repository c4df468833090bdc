/** The type of a dictionary of meetings: what candidates and interviewers read in emails and on the join page. */

type Notice = { heading: string; text: string };

export type Words = {
  emails: Record<'request' | 'update' | 'cancel', { subject: string; lead: string }> & {
    join: string;
  };
  pages: Record<'waiting' | 'canceled' | 'over' | 'unknown', Notice>;
  when: string;
  job: string;
  skip: string;
};
