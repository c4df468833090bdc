/** Tests email addresses that lines break. */
import { describe, expect, test } from 'vitest';
import { printed, resumeOf } from './support/lines.ts';

const large = { size: 20, isBold: true };

const heading = { size: 14, isBold: true };

const restOfCv: Parameters<typeof printed>[0] = [
  [40, 140, 'Experience', heading],
  [40, 160, '2019 – 2021 Head Chef, Hotel Park'],
  [40, 190, 'Education', heading],
  [40, 210, '2015 – 2018 Diploma, Leeds City College'],
];

describe('email addresses', () => {
  test.each([
    ['Anna Schneider', 'anna.schnei-', 'der@example.org', 'anna.schneider@example.org'],
    ['Anna Maier', 'anna-', 'maier@example.org', 'anna-maier@example.org'],
  ])('of %s are joined at the end of a line', (name, above, below, email) => {
    const { basics } = resumeOf(
      printed([
        [40, 40, name, { size: 20 }],
        [40, 70, above],
        [40, 82, below],
        [40, 120, 'Experience', { size: 14 }],
        [40, 140, '2019 – 2021 Cook, Hotel Park'],
      ]),
    );
    expect(basics.email).toBe(email);
  });
});

describe('an address that breaks in a stretched line', () => {
  const contact = (start: string, end: string, profile: string) =>
    resumeOf(
      printed([
        [300, 40, '• Leeds, United Kingdom'],
        [430, 40, '•'],
        [495, 40, start],
        [40, 52, 'Anna Schneider', large],
        [300, 52, '• +44 161 496 0123'],
        [430, 52, end],
        [430, 64, profile],
        ...restOfCv,
      ]),
    ).basics.email;

  test('its hyphen is that of the line, as the name tells', () => {
    expect(contact('anna.schnei-', 'der7@example.com', '• linkedin.com/in/blue')).toBe(
      'anna.schneider7@example.com',
    );
  });

  test('or as the address of a profile tells', () => {
    expect(contact('blueheron-', 'field7@example.com', '• linkedin.com/in/blueheronfield')).toBe(
      'blueheronfield7@example.com',
    );
  });

  test('else it stays', () => {
    expect(contact('blueheron-', 'field7@example.com', '• linkedin.com/in/river')).toBe(
      'blueheron-field7@example.com',
    );
  });
});
