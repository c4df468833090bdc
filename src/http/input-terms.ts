/** What an endpoint declares of its input: the schemas of the path, the query and the body, and the files of a form. */
import type { $ZodType } from 'zod/v4/core';
import type { FilesTerms } from './multipart.ts';
import type { UrlTerms } from './url-input.ts';

export type InputTerms = UrlTerms & {
  body?: $ZodType;
  /** By field of a multipart form. */
  files?: FilesTerms;
  /** How many fields and files the form has at most, where they are more than forms usually have. */
  partsMax?: number;
};
