/** What the forms of questions send. They take whatever people type; the schemas of the API check it. */
import * as z from 'zod';

/** The fields of a question, of a form or of a rule, by the names of the form. */
export const QuestionForm = z.record(z.string(), z.string());

/** A form of one button. */
export const QuestionButtonForm = z.looseObject({});
