/** Plain text, each with a layout of its own that its seed draws. */
import { arrange } from '../../by-seed/arrange.ts';
import { textOf } from '../../by-seed/text.ts';
import type { Family } from '../../family.ts';

const family: Family = {
  tool: 'none',
  extension: 'txt',
  bytes: (sheet) => new TextEncoder().encode(textOf(sheet, arrange(sheet, false))),
};

export default family;
