/** Questions: those of the company, the form of a job with its rules, and what rules would have done. */
import { command, screen } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import {
  askedScreen,
  changeAskedCommand,
  changeFormCommand,
  formScreen,
  tryFormCommand,
  tryRuleCommand,
} from './form-screens.tsx';
import { formPreviewScreen } from './preview-screens.tsx';
import {
  changeQuestionCommand,
  createQuestionCommand,
  newQuestionScreen,
  questionScreen,
  questionsScreen,
  removeQuestionCommand,
  removeQuestionScreen,
} from './question-screens.tsx';
import { NEW_QUESTION, QUESTION, QUESTIONS, REMOVE_QUESTION } from './rules/questions.ts';
import { ASKED, FORM, FORM_PREVIEW, TRY_FORM, TRY_RULE } from './rules/form.ts';
import { QuestionButtonForm, QuestionForm } from './schemas.ts';

const manage = { needs: 'questions.manage', body: QuestionForm } as const;
const write = { needs: 'jobs.write', body: QuestionForm } as const;

/** In the order in which paths are matched. */
/** What a new question is of, and the job that it is written for, which its form keeps in its address. */
const asked = ['kind', 'job'];

export const questions: readonly ConsoleRoute[] = [
  screen(QUESTIONS, 'structure.read', questionsScreen, ['page', 'done']),
  screen(NEW_QUESTION, 'questions.manage', newQuestionScreen, asked),
  command(NEW_QUESTION, { ...manage, of: NEW_QUESTION, query: asked }, createQuestionCommand),
  screen(QUESTION, 'questions.manage', questionScreen, ['job']),
  command(QUESTION, { ...manage, of: QUESTION, query: ['job'] }, changeQuestionCommand),
  screen(REMOVE_QUESTION, 'questions.manage', removeQuestionScreen),
  command(
    REMOVE_QUESTION,
    { ...manage, of: REMOVE_QUESTION, body: QuestionButtonForm },
    removeQuestionCommand,
  ),
  screen(FORM, 'jobs.read', formScreen, ['add', 'done']),
  command(FORM, { ...write, of: FORM }, changeFormCommand),
  command(TRY_FORM, { ...write, of: FORM }, tryFormCommand),
  screen(FORM_PREVIEW, 'jobs.read', formPreviewScreen),
  screen(ASKED, 'jobs.write', askedScreen),
  command(ASKED, { ...write, of: ASKED }, changeAskedCommand),
  command(TRY_RULE, { ...write, of: ASKED }, tryRuleCommand),
];
