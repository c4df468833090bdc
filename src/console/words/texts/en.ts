/** The words of texts in several languages, of rows and of kinds of answers: English, and the shape of the others. */
import type { Plural, Shaped } from '#lib/language.ts';

export const words = {
  language: 'Language',
  openLanguage: 'Open translation',
  up: 'Move {name} up',
  down: 'Move {name} down',
  drop: 'Remove {name}',
  options: 'Options',
  option: 'Option {n}',
  addOption: 'Add an option',
  key: 'Name in the API',
  keyHint: 'It never changes. Empty: made from the text.',
  kind: 'Kind',
  kinds: {
    short_text: 'Short text',
    long_text: 'Long text',
    yes_no: 'Yes or no',
    single_choice: 'One choice',
    multiple_choice: 'Several choices',
    number: 'Number',
    date: 'Date',
    url: 'Link',
    money: 'Amount of money',
    member: 'Team member',
  },
  required: 'Required',
  stale:
    'Somebody changed this in the meantime. What you typed is kept: save again to replace the other change, or reload the page.',
  faults: {
    text: 'Enter at most 255 characters in one line.',
    options: 'A choice needs at least two options.',
    key: 'Use a to z, 0 to 9 and _, from a letter. Each name can be used once.',
  },
} as const;

export type TextsWords = Shaped<typeof words, Plural>;
