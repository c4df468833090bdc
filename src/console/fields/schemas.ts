/** What the forms of custom fields send. They take whatever people type; the schemas of the API check it. */
import * as z from 'zod';

/** The fields of a definition, or the button of a list, by the names of the form. */
export const DefinitionForm = z.record(z.string(), z.string());
