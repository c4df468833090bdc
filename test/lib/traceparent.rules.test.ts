/** The header `traceparent`, as W3C Trace Context has it. */
import { describe, expect, test } from 'vitest';
import { formatTraceparent, parseTraceparent } from '#lib/traceparent.ts';

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('traceparent', () => {
  test.each([
    [`00-${ID}-${SPAN}-01`, '01'],
    [`00-${ID}-${SPAN}-00`, '00'],
    // Flags that have no meaning yet are not passed on.
    [`00-${ID}-${SPAN}-ff`, '01'],
    [`00-${ID}-${SPAN}-02`, '00'],
    // A later version may say more.
    [`cc-${ID}-${SPAN}-01-what-comes-then`, '01'],
    [`cc-${ID}-${SPAN}-01`, '01'],
  ])('%s names its trace', (header, flags) => {
    expect(parseTraceparent(header)).toEqual({ id: ID, flags });
  });

  test.each([
    null,
    undefined,
    7,
    '',
    ID,
    `ff-${ID}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${ID}-${'0'.repeat(16)}-01`,
    `00-${ID.toUpperCase()}-${SPAN}-01`,
    `00-${ID}-${SPAN}-01-more`,
    `00-${ID}-${SPAN}-1`,
    `00-${ID.slice(1)}-${SPAN}-01`,
    `00-${ID}-${SPAN}-01, 00-${ID}-${SPAN}-01`,
    ` 00-${ID}-${SPAN}-01`,
    `00-${ID}-${SPAN}-01\n`,
    `cc-${ID}-${SPAN}-01.more`,
  ])('%j is none', (header) => {
    expect(parseTraceparent(header)).toBeNull();
  });

  test('is passed on with a span of its own each time', () => {
    const trace = { id: ID, flags: '01' };
    const sent = Array.from({ length: 100 }, () => formatTraceparent(trace));
    expect(new Set(sent).size).toBe(sent.length);
    for (const header of sent) {
      expect(header).toMatch(new RegExp(`^00-${ID}-[\\da-f]{16}-01$`, 'u'));
      expect(parseTraceparent(header)).toEqual(trace);
    }
  });
});
