/** The rows of what a bench's company has defined for its people: tags, sources, links, a custom field, and a form with questions. */
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { candidateValues, customFields } from '#data/tables/custom-fields.ts';
import { duplicatePairs } from '#data/tables/duplicates.ts';
import { dataRequests } from '#data/tables/portal.ts';
import { answers, applicationForms, jobQuestions, questions } from '#data/tables/questions.ts';
import { sources, trackingLinks } from '#data/tables/sources.ts';
import { candidateTags, tags } from '#data/tables/tags.ts';
import { DAY_MS } from '#lib/time.ts';
import type { ScreeningOutcome } from '#vocabulary/questions.ts';
import { numbers } from './database.ts';
import { fixtures } from './company-records.ts';
import type { Rows, Source } from './row-source.ts';

/** Of each kind of definition: the first is common, the second is rare, the third is unused, the others fill lists. */
export const DEFINITIONS = 30;
export const COMMON = 1;
export const RARE = 2;
export const UNUSED = 3;
/** The oldest people have what is rare, in every company. */
const RARE_MAX = 20;
export const FIELD = 'shift';
const OPTIONS = ['day', 'night', 'relief'] as const;
/** The time of a member to answer what a candidate asks for. */
const DUE_MS = 30 * DAY_MS;

/** Before all people and their applications. */
export function definitionRows(source: Source): [SQLiteTable, object[]][] {
  const { company, idOf, createdAtOf } = source;
  const all = numbers(DEFINITIONS);
  const toDefinition = (n: number) => ({
    id: idOf(n),
    companyId: company.id,
    createdAt: createdAtOf(n),
    updatedAt: createdAtOf(n),
  });
  const job = company.idOf(fixtures.job);
  const rule = (n: number) =>
    JSON.stringify({ id: n, operator: 'is', value: false, effect: 'flag', reason: { en: 'No.' } });
  return [
    [tags, all.map((n) => ({ ...toDefinition(n), name: `Tag ${n}`, nameKey: `tag ${n}` }))],
    [
      sources,
      all.map((n) => ({
        ...toDefinition(n),
        name: `Source ${n}`,
        nameKey: `source ${n}`,
        key: `source_${n}`,
        kind: 'board',
      })),
    ],
    [
      trackingLinks,
      all.map((n) => ({
        ...toDefinition(n),
        token: `link${company.id}n${n}`,
        sourceId: idOf(COMMON),
      })),
    ],
    [
      customFields,
      all.map((n) => ({
        ...toDefinition(n),
        entity: n === RARE ? 'application' : 'candidate',
        key: n === COMMON ? FIELD : `field_${n}`,
        label: `Field ${n}`,
        labels: '{}',
        kind: n === COMMON ? 'single_choice' : 'text',
        options: JSON.stringify(
          n === COMMON ? OPTIONS.map((key) => ({ key, label: key, labels: {} })) : [],
        ),
        bands: '[]',
        isFilterable: Number(n === COMMON),
        position: n,
      })),
    ],
    [
      questions,
      all.map((n) => ({
        ...toDefinition(n),
        key: `question_${n}`,
        kind: 'yes_no',
        labels: JSON.stringify({ en: `Question ${n}?` }),
        options: '[]',
        usedAt: n <= RARE ? createdAtOf(n) : null,
      })),
    ],
    [applicationForms, [{ jobId: job, companyId: company.id, updatedAt: createdAtOf(1) }]],
    [
      jobQuestions,
      [COMMON, RARE].map((n) => ({
        jobId: job,
        questionId: idOf(n),
        companyId: company.id,
        position: n,
        isRequired: 0,
        rule: n === COMMON ? rule(idOf(n)) : null,
      })),
    ],
    [
      duplicatePairs,
      all.map((n) => ({
        ...toDefinition(n),
        candidateId: idOf(100 + n),
        otherId: idOf(200 + n),
        reasons: 'n',
      })),
    ],
    [
      dataRequests,
      all.map((n) =>
        Object.assign(toDefinition(n), {
          candidateId: idOf(n),
          kind: 'erasure',
          dueAt: createdAtOf(n) + DUE_MS,
          doneAt: null,
        }),
      ),
    ],
  ];
}

/** A quarter of the people has the common tag, a third the common option. */
export const taggedRows: Rows = ({ company, idOf, createdAtOf }, chunk) => {
  const tagOf = (n: number, tag: number) => ({
    candidateId: idOf(n),
    tagId: idOf(tag),
    companyId: company.id,
    createdAt: createdAtOf(n),
  });
  const optionOf = (n: number) => (n <= RARE_MAX ? OPTIONS[2] : OPTIONS[n % 3]);
  return [
    [
      candidateTags,
      [
        ...chunk.filter((n) => n % 4 === 0).map((n) => tagOf(n, COMMON)),
        ...chunk.filter((n) => n <= RARE_MAX).map((n) => tagOf(n, RARE)),
      ],
    ],
    [
      candidateValues,
      chunk
        .filter((n) => n <= RARE_MAX || n % 3 !== 2)
        .map((n) => ({
          candidateId: idOf(n),
          companyId: company.id,
          value: JSON.stringify({ [FIELD]: optionOf(n) }),
          createdAt: createdAtOf(n),
        })),
    ],
  ];
};

/** The columns of an application that questions and sources decide. */
export function screenedColumns({ idOf, jobOf }: Source, n: number) {
  return {
    sourceId: idOf(n <= RARE_MAX ? RARE : COMMON),
    screening: jobOf(n) === fixtures.job ? outcomeOf(n) : null,
  };
}

/** What the applicants of the job have answered: every tenth may not work at night. */
export const answerRows: Rows = ({ company, idOf, jobOf }, chunk) => [
  [
    answers,
    chunk
      .filter((n) => jobOf(n) === fixtures.job)
      .map((n) => ({
        applicationId: idOf(n),
        questionId: idOf(COMMON),
        companyId: company.id,
        value: String(n % 10 !== 0),
      })),
  ],
];

function outcomeOf(n: number): ScreeningOutcome {
  if (n <= RARE_MAX) return 'knocked_out';
  return n % 10 === 0 ? 'flagged' : 'passed';
}
