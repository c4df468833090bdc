/** What the forms of the career page's look send. They take whatever people type; the schemas of the API check it. */
import * as z from 'zod';

/** The fields of the page, by the names of the form. */
export const PageFieldsForm = z.record(z.string(), z.string());

/** A form of one button, or of a file. */
export const BrandingButtonForm = z.looseObject({});
