/** The closed lists of exports and imports that the database and the API share. */

/** What can be exported: a list, or all of a company as a bundle. */
export const exportEntities = ['applications', 'candidates', 'company'] as const;
export type ExportEntity = (typeof exportEntities)[number];

export const exportFormats = ['csv', 'ndjson', 'bundle'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const importKinds = ['csv', 'bundle'] as const;

/** `uploading` waits for the parts of the file; `reading` finds out what it holds; `mapping` waits for answers; `checking` is the dry run, which ends with `checked`. */
export const importStatuses = [
  'uploading',
  'reading',
  'mapping',
  'checking',
  'checked',
  'importing',
  'imported',
  'undoing',
  'undone',
  'canceled',
  'failed',
] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** They wait for somebody, or are over. */
export const importsAtRest = [
  'mapping',
  'checked',
  'imported',
  'undone',
  'canceled',
  'failed',
] as const satisfies readonly ImportStatus[];

/** What became of a record: `existing` was in the company before; `kept` was changed since, and not undone. */
export const importResults = ['created', 'existing', 'failed', 'kept', 'undone'] as const;
export type ImportResult = (typeof importResults)[number];

export const exportStatuses = ['queued', 'running', 'finished', 'failed'] as const;
