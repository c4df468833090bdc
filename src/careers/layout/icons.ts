/** Small icons that stand beside words: decoration, drawn in the colour of the text. */

import { raw } from 'hono/html';

/** Lines in a square of 24. */
const drawings = {
  search: 'M16 16l5 5M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0',
  filters:
    'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  place:
    'M12 21c4-4.5 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2.5 6.5 6.5 11zM9.5 10a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
  nearby: 'M6 12a6 6 0 1 0 12 0 6 6 0 1 0-12 0M12 2v4M12 18v4M2 12h4M18 12h4',
  employer: 'M4 21V4h10v17M14 9h6v12M2 21h20M7.5 8h3M7.5 12h3M7.5 16h3',
  pay: 'M3 6h18v12H3zM9.5 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M6 9.5v5M18 9.5v5',
  workplace: 'M5 5h14v10H5zM2 19h20',
  employment: 'M3 8h18v12H3zM9 8V4h6v4M3 13h18',
  field: 'M3 4h8l10 9-8 8-10-9zM7 8h.01',
  seniority: 'M4 20v-5M10 20v-9M16 20V6M21 20H3',
  posted: 'M4 6h16v15H4zM4 11h16M8 3v5M16 3v5',
  remove: 'M7 7l10 10M17 7L7 17',
} as const;

export type IconName = keyof typeof drawings;

export function icon(name: IconName) {
  return raw(
    `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${drawings[name]}"/></svg>`,
  );
}
