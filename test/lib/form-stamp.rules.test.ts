/** The signed stamp of public forms. */
import { describe, expect, test } from 'vitest';
import {
  ageError,
  FORM_AGE_MS_MAX,
  FORM_AGE_MS_MIN,
  formStamp,
  stampError,
} from '#lib/form-stamp.ts';
import { openVault } from '#lib/vault.ts';

const vault = openVault('x'.repeat(32));
const subject = { purpose: 'test form', values: [7, 'consent'] };
const renderedAt = new Date('2026-03-10T08:00:00Z');
const submittedAt = new Date(renderedAt.getTime() + FORM_AGE_MS_MIN);

describe('a form stamp', () => {
  test('is accepted for its own form', () => {
    const stamp = formStamp(vault, subject, renderedAt);
    expect(stampError(vault, subject, stamp, submittedAt)).toBeNull();
  });

  test.each([
    ['other values', { ...subject, values: [8, 'consent'] }],
    ['another purpose', { ...subject, purpose: 'other form' }],
  ])('is stale for %s', (_, other) => {
    const stamp = formStamp(vault, subject, renderedAt);
    expect(stampError(vault, other, stamp, submittedAt)).toBe('stale');
  });

  test.each(['', '1', '1.', '.x', `${renderedAt.getTime()}.${'A'.repeat(43)}`])(
    'is stale if it is forged: %j',
    (stamp) => {
      expect(stampError(vault, subject, stamp, submittedAt)).toBe('stale');
    },
  );

  test('is rejected if the form is too new or too old', () => {
    expect([0, FORM_AGE_MS_MIN - 1, -1].map(ageError)).toEqual([
      'too_fast',
      'too_fast',
      'too_fast',
    ]);
    expect([FORM_AGE_MS_MIN, FORM_AGE_MS_MAX].map(ageError)).toEqual([null, null]);
    expect(ageError(FORM_AGE_MS_MAX + 1)).toBe('stale');
  });
});
