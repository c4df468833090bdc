/** What the forms of a company send. They take whatever people type; the schemas of the API check it. */
import * as z from 'zod';

/** The fields of the profile, or of an office, by the names of the form. */
export const FieldsForm = z.record(z.string(), z.string());

/** A form of one button, or of a file. */
export const CompanyButtonForm = z.looseObject({});
