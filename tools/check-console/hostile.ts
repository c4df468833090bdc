/** Screens of records whose names are meant to break them. */
import type { Screens } from './screen-records.ts';
import type { Api } from './session.ts';

/** Markup, and a word without a space. */
const HOSTILE = `<img src=x onerror=document.title='xss'>${'Xy'.repeat(60)}`;
/** As long as the shortest names may be, with a mark that turns the direction of what follows. */
const SHORT = `\u202E<b onclick=x>${'Wy'.repeat(16)}`;

type Stored = { id: number };

/** Screens of a job and an applicant whose names are meant to break them. */
export async function hostileScreens(api: Api): Promise<Screens> {
  const job = await api<Stored & { hash_id: string }>('POST', '/api/jobs/store', {
    title: HOSTILE,
    status: 'Live',
  });
  const form = new FormData();
  for (const [name, value] of [
    ['job_id', String(job.id)],
    ['first_name', HOSTILE],
    ['last_name', 'Ḿ̀́ ʼـ'],
    ['email', `${'x'.repeat(60)}@${'long-name.'.repeat(5)}example`],
  ] as const) {
    form.set(name, value);
  }
  const { id, candidate_id: person } = await api<Stored & { candidate_id: number }>(
    'POST',
    '/api/candidate-job/store',
    form,
  );
  const ofJob = `/jobs/${job.hash_id}`;
  return {
    ...(await hostileDefinitions(api)),
    'hostile-today': '',
    'hostile-jobs': '/jobs',
    'hostile-job': ofJob,
    'hostile-board': `${ofJob}/board`,
    'hostile-table': `${ofJob}/candidates`,
    'hostile-application': `${ofJob}/applications/${id}`,
    'hostile-reject': `${ofJob}/reject?application=${id}`,
    'hostile-candidates': '/candidates',
    'hostile-person': `/candidates/${person}`,
    'hostile-assign': `/candidates/${person}/assign`,
    'hostile-assign-many': `/candidates/assign?pick.${person}=on`,
    'hostile-assign-review': `/candidates/assign?pick.${person}=on&job=${job.hash_id}`,
    'hostile-search': '/search?q=xyxy',
  };
}

/** Of what a company defines. Made anew for each run, and taken away by none: names differ by their end. */
async function hostileDefinitions(api: Api): Promise<Screens> {
  const end = Date.now().toString(36);
  const name = SHORT + end;
  const pipeline = await api<Stored & { stages: Stored[] }>('POST', '/api/company-pipline/store', {
    name,
    stages: [
      { name, type: 'screening' },
      { name: 'Hired', type: 'hired' },
    ],
  });
  const tag = await api<Stored>('POST', '/api/tags/store', { name });
  const source = await api<Stored>('POST', '/api/sources/store', { name, kind: 'event' });
  const office = await api<Stored>('POST', '/api/company-offices/store', { name });
  const field = await api<Stored>('POST', '/api/custom-fields/store', {
    key: `hostile_${end}`,
    kind: 'text',
    label: name,
  });
  const question = await api<Stored>('POST', '/api/questions/store', {
    key: `hostile_${end}`,
    kind: 'yes_no',
    labels: { en: name },
  });
  return {
    'hostile-pipelines': '/pipelines',
    'hostile-pipeline': `/pipelines/${pipeline.id}`,
    'hostile-stage': `/pipelines/${pipeline.id}/stages/${pipeline.stages[0]?.id ?? 0}`,
    'hostile-tags': '/tags',
    'hostile-tag': `/tags/${tag.id}`,
    'hostile-sources': '/sources',
    'hostile-source': `/sources/${source.id}`,
    'hostile-company': '/company',
    'hostile-office': `/company/offices/${office.id}`,
    'hostile-fields': '/fields',
    'hostile-field': `/fields/${field.id}`,
    'hostile-questions': '/questions',
    'hostile-question': `/questions/${question.id}`,
    'hostile-team': '/team',
    'hostile-duplicates': '/candidates/duplicates',
  };
}
