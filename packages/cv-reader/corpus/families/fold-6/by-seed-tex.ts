/** Articles of TeX, each with a layout of its own that its seed draws. */
import { arrange } from '../../by-seed/arrange.ts';
import { texOf } from '../../by-seed/tex.ts';
import type { Family } from '../../family.ts';

const family: Family = {
  tool: 'latex',
  engine: 'pdflatex',
  languages: ['en', 'de', 'fr', 'es', 'it', 'pt-BR', 'nl', 'pl', 'sv', 'cs'],
  tex: (sheet) => texOf(sheet, arrange(sheet, false)),
};

export default family;
