/** The closed lists of what is told of deleted records. */

/** Every kind of record that has a list of its own, or is in the record of another one. */
export const deletionKinds = [
  'candidate',
  'application',
  'document',
  'note',
  'meeting',
  'task',
  'job',
  'question',
  'tag',
  'source',
  'tracking_link',
  'custom_field',
  'office',
  'department',
  'pipeline',
  'stage',
  'member',
  'contracted_company',
  'email_template',
  'post',
] as const;
export type DeletionKind = (typeof deletionKinds)[number];

/** `erased`: personal data is gone, and the record stays as a tombstone. `import_undone`: with the import that had created it. */
export const deletionReasons = ['deleted', 'erased', 'merged', 'import_undone'] as const;
