/** The words of questions of application forms and of their rules: English, and the shape of the others. */
import type { Plural, Shaped } from '#lib/language.ts';

export const words = {
  title: 'Questions',
  about: 'What application forms can ask. A job chooses from these.',
  empty: 'Your company asks no questions yet.',
  newQuestion: 'New question',
  newHint: 'Choose what the answer is.',
  newTitle: 'New question: {kind}',
  text: 'Question',
  help: 'Hint below the question',
  used: {
    one: '{count} job asks this question. When you save, it asks the new version. Answers stay with the text they answered.',
    other:
      '{count} jobs ask this question. When you save, they ask the new version. Answers stay with the text they answered.',
  },
  delete: 'Delete question',
  deleteTitle: 'Delete this question?',
  deleteText: 'Answers that were given stay with their applications.',
  inUse: 'A job still asks this question. Take it off the job’s form first.',
  faults: {
    help: 'Enter at most 1,000 characters in one line.',
    options: 'A choice needs at least two options. An option that a rule names can’t be left out.',
  },
  notices: {
    created: 'The question is created.',
    saved: 'The question is saved.',
    deleted: 'The question is deleted.',
    added: 'The question is added.',
    changed: 'The form is saved.',
    removed: 'The question is off this form.',
  },
  form: {
    title: '{job}: questions',
    heading: 'What the form asks',
    standard: 'Name, email, phone and CV are always asked.',
    none: 'This job asks no questions of its own.',
    add: 'Add a question',
    choose: 'Question',
    addSubmit: 'Add',
    full: 'A form has at most 30 questions.',
    allAsked: 'All questions of your company are on this form.',
    askAdmin: 'Admins write new questions.',
    preview: 'Application form',
    previewHint: 'As candidates see it.',
    remove: 'Take off this form',
    editText: 'Edit the question',
  },
  rule: {
    title: 'Rule',
    about:
      'A rule looks at one answer. It never applies to a question that was not answered, and nothing is ranked.',
    textHint: 'Answers in free text have no rule: people say the same in many ways.',
    none: 'No rule',
    when: 'If the answer',
    value: 'Value',
    operators: {
      is: 'is',
      is_not: 'is not',
      includes: 'includes',
      excludes: 'does not include',
      at_least: 'is at least',
      at_most: 'is at most',
      before: 'is before',
      after: 'is after',
    },
    effect: 'Then',
    effects: { flag: 'flag the application', reject: 'reject the application' },
    flagHint: 'Your team sees the mark and decides.',
    rejectHint:
      'The application is rejected at once. Its email waits for at least a day, names the reason, and has a link by which the candidate can ask for a person to look at it. The form says that answers can end the application.',
    adminOnly: 'Only an Admin can add or change a rule that rejects.',
    reason: 'Reason',
    reasonHint: 'Your team sees it. So does the candidate, if the rule rejects.',
    sentence: 'Answer {operator} {value}: {effect}',
    marks: { flag: 'Flags', reject: 'Rejects' },
    try: 'Try on past applicants',
    tryHint: 'Counts the last 200 applications of this job. Nothing changes.',
    tried: 'Would have stopped {stopped} of {answered} answers. Hired of those: {hired}.',
    triedAll:
      'All rules: {stopped} of the last {count} applications stopped. Hired of those: {hired}.',
    triedNone: 'Nobody has applied to this job yet.',
    faults: {
      value: 'Enter a value that can be an answer.',
      reason: 'A rule that rejects needs a reason in the language of the career site.',
    },
  },
} as const;

export type QuestionsWords = Shaped<typeof words, Plural>;
