/** Pages printed by Chromium, each with a layout of its own that its seed draws. */
import { arrange } from '../../by-seed/arrange.ts';
import { htmlOf } from '../../by-seed/html.ts';
import type { Family } from '../../family.ts';

const family: Family = {
  tool: 'chromium',
  html: (sheet) => htmlOf(sheet, arrange(sheet, true)),
};

export default family;
