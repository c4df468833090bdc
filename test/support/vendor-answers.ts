/** What the APIs of other services answer, as it is saved for `npm run convert`: the shapes are theirs, the people are invented. */

/** Files by their paths in the folder: JSON, or text as it stands. */
export type Answers = Readonly<Record<string, unknown>>;

const CV = '%PDF-1.4\n% A CV of an invented person\n%%EOF\n';

const greenhouse: Answers = {
  'job_stages.json': [
    { id: 1, name: 'Application Review', job_id: 10, priority: 0 },
    { id: 2, name: 'Face to Face', job_id: 10, priority: 1 },
  ],
  'offices.json': [{ id: 5, name: 'Leeds', location: { name: 'Leeds, United Kingdom' } }],
  'users.json': [{ id: 9, name: 'Rosa Park', primary_email_address: 'rosa@acme.example' }],
  'custom_fields-1.json': [
    {
      id: 1,
      name: 'Shift',
      field_type: 'candidate',
      value_type: 'single_select',
      name_key: 'shift',
      private: false,
      custom_field_options: [
        { id: 1, name: 'At night' },
        { id: 2, name: 'By day' },
      ],
    },
    {
      id: 2,
      name: 'Notice (weeks)',
      field_type: 'application',
      value_type: 'number',
      name_key: 'notice',
    },
  ],
  'jobs.json': [
    {
      id: 10,
      name: 'Baker',
      status: 'open',
      created_at: '2025-01-02T10:00:00.000Z',
      offices: [{ id: 5, name: 'Leeds' }],
      keyed_custom_fields: {
        budget: { name: 'Budget', type: 'currency', value: { amount: 1200.5, unit: 'GBP' } },
      },
    },
  ],
  'candidates.json': [
    {
      id: 20,
      first_name: 'Ada',
      last_name: 'Byron',
      company: 'Analytical Bakery',
      title: 'Baker',
      created_at: '2025-02-03T10:00:00.000Z',
      phone_numbers: [{ value: '+44 20 7946 0018', type: 'mobile' }],
      email_addresses: [{ value: 'ada@people.example', type: 'personal' }],
      website_addresses: [{ value: 'ada.example', type: 'personal' }],
      social_media_addresses: [{ value: 'https://www.linkedin.com/in/ada' }, { value: '@ada' }],
      tags: ['French'],
      keyed_custom_fields: { shift: { name: 'Shift', type: 'single_select', value: 'At night' } },
      attachments: [
        {
          filename: 'ada byron.pdf',
          url: 'https://files.example/abc/ada%20byron.pdf?signature=x',
          type: 'resume',
          created_at: '2025-02-03T10:00:00.000Z',
        },
      ],
    },
    { id: 21, first_name: 'Bo', last_name: '', email_addresses: [], tags: null },
  ],
  'activity_feed/20.json': {
    notes: [
      {
        id: 7,
        created_at: '2025-02-05T10:00:00.000Z',
        body: 'Bakes well.',
        user: { id: 9, name: 'Rosa Park' },
      },
    ],
    emails: [],
    activities: [],
  },
  'applications.json': [
    {
      id: 30,
      candidate_id: 20,
      status: 'rejected',
      jobs: [{ id: 10, name: 'Baker' }],
      current_stage: { id: 2, name: 'Face to Face' },
      source: { id: 1, public_name: 'Referral' },
      applied_at: '2025-02-03T10:00:00.000Z',
      rejected_at: '2025-03-04T10:00:00.000Z',
      rejection_reason: { id: 1, name: 'Too little experience' },
      answers: [{ question: 'Why us?', answer: 'The bread.' }],
      keyed_custom_fields: { notice: { name: 'Notice (weeks)', type: 'number', value: '6' } },
    },
    { id: 31, candidate_id: 21, status: 'active', prospect: true, jobs: [] },
  ],
  'files/20/ada byron.pdf': CV,
};

const lever: Answers = {
  'stages.json': {
    data: [
      { id: 's1', text: 'New applicant' },
      { id: 's2', text: 'Phone interview' },
    ],
  },
  'archive_reasons.json': { data: [{ id: 'r1', text: 'Too little experience' }] },
  'users.json': { data: [{ id: 'u1', name: 'Rosa Park', email: 'rosa@acme.example' }] },
  'postings.json': {
    data: [
      {
        id: 'j1',
        text: 'Baker',
        state: 'published',
        createdAt: 1735812000000,
        categories: { location: 'Leeds', commitment: 'Full-time' },
        country: 'GB',
        workplaceType: 'onsite',
      },
    ],
    hasNext: false,
  },
  'opportunities-1.json': {
    data: [
      {
        id: 'o1',
        contact: 'c1',
        name: 'Ada Byron',
        headline: 'Analytical Bakery',
        emails: ['ada@people.example'],
        phones: [{ type: 'mobile', value: '+44 20 7946 0018' }],
        links: ['https://www.linkedin.com/in/ada', 'https://ada.example'],
        tags: ['French'],
        sources: ['Referral'],
        origin: 'referred',
        stage: 's2',
        stageChanges: [
          { toStageId: 's1', updatedAt: 1738576800000 },
          { toStageId: 's2', updatedAt: 1738663200000 },
        ],
        applications: [
          {
            id: 'a1',
            posting: 'j1',
            customQuestions: [{ fields: [{ text: 'Why us?', value: 'The bread.' }] }],
          },
        ],
        createdAt: 1738576800000,
        archived: { reason: 'r1', archivedAt: 1741082400000 },
      },
    ],
    hasNext: false,
  },
  'notes/o1.json': {
    data: [
      {
        id: 'n1',
        text: 'Bakes well.',
        fields: [],
        user: 'u1',
        createdAt: 1738749600000,
        deletedAt: null,
      },
    ],
  },
  'forms/o1.json': {
    data: [
      {
        id: 'f1',
        fields: [
          {
            type: 'dropdown',
            text: 'Shift',
            value: 'At night',
            options: [{ text: 'At night' }, { text: 'By day' }],
          },
          { type: 'score', text: 'Notice (weeks)', value: 6 },
        ],
      },
    ],
  },
  'resumes/o1.json': {
    data: [
      {
        id: 'f9',
        createdAt: 1738576800000,
        file: {
          name: 'ada byron.pdf',
          ext: 'pdf',
          downloadUrl: 'https://api.lever.example/v1/f9/download',
        },
      },
    ],
  },
  'files/f9.pdf': CV,
};

const ashby: Answers = {
  'interview_stages.json': {
    success: true,
    results: [
      { id: 's1', title: 'Application review', type: 'PreInterviewScreen' },
      { id: 's2', title: 'Phone interview', type: 'Active' },
    ],
  },
  'locations.json': {
    success: true,
    results: [
      {
        id: 'l1',
        name: 'Leeds',
        address: { postalAddress: { addressLocality: 'Leeds', addressCountry: 'United Kingdom' } },
      },
    ],
  },
  'custom_fields.json': {
    success: true,
    results: [
      {
        id: 'cf1',
        title: 'Shift',
        objectType: 'Candidate',
        fieldType: 'ValueSelect',
        isPrivate: false,
        selectableValues: [
          { label: 'At night', value: 'night' },
          { label: 'By day', value: 'day' },
        ],
      },
      { id: 'cf2', title: 'Notice (weeks)', objectType: 'Application', fieldType: 'Number' },
    ],
  },
  'jobs.json': {
    success: true,
    results: [
      {
        id: 'j1',
        title: 'Baker',
        status: 'Open',
        locationId: 'l1',
        employmentType: 'FullTime',
        createdAt: '2025-01-02T10:00:00.000Z',
      },
    ],
    moreDataAvailable: false,
  },
  'candidates.json': {
    success: true,
    results: [
      {
        id: 'c1',
        name: 'Ada Byron',
        company: 'Analytical Bakery',
        primaryEmailAddress: { value: 'ada@people.example', type: 'Personal' },
        primaryPhoneNumber: { value: '+44 20 7946 0018' },
        socialLinks: [
          { type: 'LinkedIn', url: 'https://www.linkedin.com/in/ada' },
          { type: 'Website', url: 'https://ada.example' },
        ],
        tags: [{ id: 't1', title: 'French' }],
        customFields: [{ id: 'cf1', title: 'Shift', value: 'night' }],
        resumeFileHandle: { id: 'f9', name: 'ada byron.pdf', handle: 'abc' },
        fileHandles: [{ id: 'f9', name: 'ada byron.pdf', handle: 'abc' }],
        createdAt: '2025-02-03T10:00:00.000Z',
      },
    ],
  },
  'notes/c1.json': {
    success: true,
    results: [
      {
        id: 'n1',
        content: '<p>Bakes well.</p>',
        createdAt: '2025-02-05T10:00:00.000Z',
        author: { id: 'u1', firstName: 'Rosa', lastName: 'Park', email: 'rosa@acme.example' },
      },
    ],
  },
  'applications.json': {
    success: true,
    results: [
      {
        id: 'a1',
        status: 'Archived',
        candidate: { id: 'c1', name: 'Ada Byron' },
        job: { id: 'j1', title: 'Baker' },
        currentInterviewStage: { id: 's2', title: 'Phone interview' },
        source: { id: 'x', title: 'Referral' },
        archiveReason: { id: 'r1', text: 'Too little experience' },
        customFields: [{ id: 'cf2', title: 'Notice (weeks)', value: 6 }],
        createdAt: '2025-02-03T10:00:00.000Z',
        archivedAt: '2025-03-04T10:00:00.000Z',
      },
    ],
  },
  'files/f9/anything.pdf': CV,
};

const candidateOf = (shortcode: string, index: number) => ({
  id: `w${index}`,
  name: 'Ada Byron',
  firstname: 'Ada',
  lastname: 'Byron',
  headline: 'Analytical Bakery',
  job: { shortcode, title: 'Baker' },
  stage: 'interview',
  disqualified: index === 0,
  disqualified_at: index === 0 ? '2025-03-04T10:00:00Z' : null,
  disqualification_reason: index === 0 ? 'Too little experience' : null,
  hired_at: index === 0 ? null : '2025-04-04T10:00:00Z',
  domain: 'Referral',
  email: 'ada@people.example',
  phone: '+44 20 7946 0018',
  created_at: '2025-02-03T10:00:00Z',
});

const workable: Answers = {
  'stages.json': {
    stages: [
      { slug: 'applied', name: 'Applied', kind: 'applied', position: 1 },
      { slug: 'interview', name: 'Phone interview', kind: 'interview', position: 2 },
    ],
  },
  'custom_attributes.json': {
    custom_attributes: [
      {
        id: '4d4',
        type: 'dropdown',
        enabled: true,
        label: 'Shift',
        choices: [
          { id: '1', body: 'At night' },
          { id: '2', body: 'By day' },
        ],
      },
      { id: '4d5', type: 'numeric', enabled: true, label: 'Notice (weeks)' },
    ],
  },
  'jobs.json': {
    jobs: [
      {
        id: 'x1',
        title: 'Baker',
        shortcode: 'J1',
        state: 'published',
        location: { city: 'Leeds', country_code: 'GB', workplace_type: 'on_site' },
        created_at: '2025-01-02T10:00:00Z',
      },
      {
        id: 'x2',
        title: 'Cook',
        shortcode: 'J2',
        state: 'archived',
        created_at: '2025-01-02T10:00:00Z',
      },
    ],
  },
  'candidates.json': { candidates: [candidateOf('J1', 0), candidateOf('J2', 1)], paging: {} },
  'candidates/w0.json': {
    candidate: {
      ...candidateOf('J1', 0),
      tags: ['French'],
      social_profiles: [
        { type: 'linkedin', url: 'https://www.linkedin.com/in/ada' },
        { type: 'website', url: 'https://ada.example' },
      ],
      resume_url: 'https://files.example/x/ada%20byron.pdf?expires=1',
      answers: [{ question: { body: 'Why us?' }, answer: { body: 'The bread.' } }],
      custom_attributes: [
        { id: '4d4', choices: [{ body: 'At night' }] },
        { id: '4d5', value: 6 },
      ],
    },
  },
  'activities/w0.json': {
    activities: [
      { action: 'applied', stage_name: 'Applied', created_at: '2025-02-03T10:00:00Z', body: null },
      {
        action: 'comment',
        created_at: '2025-02-05T10:00:00Z',
        body: 'Bakes well.',
        member: { id: 'm1', name: 'Rosa Park' },
      },
    ],
  },
  'files/w0.pdf': CV,
};

export const vendorAnswers: Readonly<Record<string, Answers>> = {
  greenhouse,
  lever,
  ashby,
  workable,
};

/** The files of a folder. */
export function filesOf(answers: Answers): { path: string; read: () => Uint8Array }[] {
  return Object.entries(answers).map(([path, content]) => {
    if (content instanceof Uint8Array) return { path, read: () => content };
    const written = typeof content === 'string' ? content : JSON.stringify(content);
    return { path, read: () => new TextEncoder().encode(written) };
  });
}
