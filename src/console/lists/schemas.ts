/** What the forms of tags and sources send. They take whatever people type; the schemas of the API check it. */
import * as z from 'zod';

export const NamedForm = z.record(z.string(), z.string());
