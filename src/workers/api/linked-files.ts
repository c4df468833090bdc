/** The area of the files that a link opens until it expires. */
import { createApi } from '#http/api.ts';
import { documentFiles, exportFiles, importFiles } from '#http/files.ts';
import { files } from '#http/kinds/file.ts';
import { openDocument } from '#recruiting/pipeline/applications/actions/documents.ts';
import { openExport } from '#recruiting/transfers/actions/exports.ts';
import { openResults } from '#recruiting/transfers/actions/imports.ts';

export const app = createApi(
  [documentFiles(openDocument), exportFiles(openExport), importFiles(openResults)],
  { file: files },
);
