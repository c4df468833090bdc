/** Tests contact details at the edges of pages and beside websites, names that little speaks for, and words that are no skills. */
import { describe, expect, test } from 'vitest';
import { emailIn } from '../src/extract/contact/emails.ts';
import { extractResume } from '../src/extract/extract.ts';
import { mentionedIn } from '../src/extract/skills/skills.ts';
import type { Segment } from '../src/segment.ts';
import { linesIn, NOW, printed, resumeOf } from './support/lines.ts';

/** With the first line as the largest text, and what is sure of it. */
const sure = (text: string) => {
  const pieces = text
    .split('\n')
    .map((line, at) => [40, 40 + at * 14, line, { size: at === 0 ? 20 : 10 }] as const);
  return extractResume(printed(pieces), 1, { now: NOW }).resume;
};

describe('a footer', () => {
  const page = (number: number, footer: string, more: string): Segment[] =>
    printed([
      [40, 40, number === 1 ? 'Anna Weber' : 'More of the jobs', { page: number, size: 20 }],
      [40, 70, more, { page: number }],
      [40, 90, 'Led a team of four people in Leeds', { page: number }],
      [40, 110, 'Wrote the plans of all sites in Leeds', { page: number }],
      [40, 130, 'Bought the goods of the year in Leeds', { page: number }],
      [40, 780, footer, { page: number }],
    ]);
  const cv = (footer: string, more = 'Profile') =>
    resumeOf([...page(1, footer, more), ...page(2, footer, 'Projects')]).basics;

  test('that has the only email address gives it', () => {
    expect(cv('anna.weber@example.com • www.example.com').email).toBe('anna.weber@example.com');
  });

  test('that has the only number gives it', () => {
    expect(cv('+44 7400 195848').phone).toBe('+447400195848');
  });

  test('that repeats an address gives that above', () => {
    expect(cv('office@example.org', 'anna.weber@example.com').email).toBe('anna.weber@example.com');
  });
});

describe('a website', () => {
  test.each([
    ['www.example.cominfo@example.com', 'info@example.com'],
    ['www.weber.exampleanna@weber.example', 'anna@weber.example'],
    ['www.annaweber.deanna@example.com', 'anna@example.com'],
    ['www.annaweber.com\ninfo@annaweber.com', 'info@annaweber.com'],
    ['https://annaweber.com\ninfo@annaweber.com', 'info@annaweber.com'],
    ['www.weber@example.com', 'www.weber@example.com'],
  ])('before the email address in %j is no part of it: %s', (text, expected) => {
    expect(emailIn(linesIn(text))).toBe(expected);
  });

  test('above the email address as wide as its column is no part of it', () => {
    const { basics } = resumeOf(
      printed([
        [40, 40, 'Anna Weber', { size: 20 }],
        [400, 88, 'www.annaweber.example', { width: 90 }],
        [401, 98, 'info@annaweber.example', { width: 89 }],
      ]),
    );
    expect(basics.email).toBe('info@annaweber.example');
  });
});

describe('a name', () => {
  test.each([
    ['ADA PELL\nhello@example.com', 'ADA PELL'],
    ['Suryani\nsuryani@example.com', 'Suryani'],
    ['Ada\nada@example.com\nlinkedin.com/in/ada', 'Ada'],
  ])('that little speaks against is given: %j', (text, expected) => {
    expect(sure(`${text}\nExperience\nNurse, Hotel Park\t2019 – 2021`).basics.name).toBe(expected);
  });

  test('that nothing speaks for is said to be uncertain', () => {
    const { basics, meta } = sure(
      'Suryani\nhello@example.com\nExperience\nNurse, Hotel Park\t2019 – 2021',
    );
    expect(basics).not.toHaveProperty('name');
    expect(meta.parser.uncertain).toContain('name');
  });
});

describe('a word of the dictionary', () => {
  test.each([
    ['Moved to Palo Alto, CA', []],
    ['Used daily by Quora, Asana and more.', []],
    ['Worked for clients such as Asana and Slack.', []],
    ['Kunden: Asana, Slack', []],
    ['A library with 2.5K GitHub stars', []],
    ['Planned with Asana and Slack', ['Asana', 'Slack']],
    ['Used by two teams. Built with Docker', ['Docker']],
    ['Published on GitHub', ['GitHub']],
  ])('in %j is a skill if it tells of one: %j', (text, expected) => {
    expect(mentionedIn([text]).map(({ name }) => name)).toEqual(expected);
  });
});
