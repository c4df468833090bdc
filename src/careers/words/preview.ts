/** The notice on the preview of a career page. Only the Worker of the API has it. */
import { openDictionary } from '#lib/dictionaries.ts';
import { careersPreview } from '#translations';

export const { wordsFor: previewNoticeFor } = openDictionary<string>(careersPreview);
