/** Documents of Word, each with a layout of its own that its seed draws. */
import { arrange } from '../../by-seed/arrange.ts';
import { wordOf } from '../../by-seed/word.ts';
import type { Family } from '../../family.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc', 'odt', 'rtf', 'pdf'],
  docx: (sheet) => wordOf(sheet, arrange(sheet, false)),
};

export default family;
