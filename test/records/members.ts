/** Members of the company. */
import { joinAs } from '../support/team.ts';
import type { TestRecord } from '../support/test-record.ts';

export const members: TestRecord = {
  bodies: {
    '/api/company-users/store': { email: 'ada@people.example', role_type: 'Viewer' },
    '/api/company-users/update-role/{id}': { role_type: 'Recruiter' },
  },
  made: {
    '/api/company-users/': (company) => company.inviteMember(),
    // With a token, which their sessions end with.
    '/api/company-users/end-sessions/': async (company) => ({
      id: (await joinAs(company, 'Viewer')).memberId,
    }),
  },
  kinds: { members: (company) => company.user('Recruiter') },
  ids: [[/custom\.\*$/u, (company) => company.user('Recruiter')]],
};
