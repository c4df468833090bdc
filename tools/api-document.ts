/** The API's document and its outline, for what looks at it without serving it. Node alone cannot load this: it reads no `.tsx`. */
import { oauth } from '#accounts/oauth/endpoints.tsx';
import { openApiDocument } from '#integrations/openapi/document.ts';
import { llmsText } from '#integrations/openapi/llms.ts';
import { DOCUMENTED_ORIGIN } from '#integrations/openapi/endpoints.ts';
import { endpoints } from '../src/workers/all-endpoints.ts';

export const apiDocument = openApiDocument(endpoints, oauth, DOCUMENTED_ORIGIN);
export const apiOutline = llmsText(endpoints, DOCUMENTED_ORIGIN);
