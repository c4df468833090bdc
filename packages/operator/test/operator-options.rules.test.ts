/** Options of the operator's commands: what is given twice is a list or refused, and `--json` prints JSON's own types. */
import { parseArgs } from 'node:util';
import { describe, expect, test } from 'vitest';
import { list, optionsOf, valuesOf } from '../tools/operator/command.ts';
import { runCommandLine } from '../tools/operator/command-line.ts';
import { commands } from '../tools/operator/commands.ts';

type Described = (typeof commands)[string];

function parsed(command: Pick<Described, 'options'>, ...args: string[]) {
  const options = optionsOf(command);
  return valuesOf(command, parseArgs({ args, options, allowNegative: true }).values);
}

const options = Object.entries(commands).flatMap(([name, command]) =>
  Object.entries(command.options).map(([option, { value, isList }]) => ({
    name,
    command,
    option,
    given: value === undefined ? [`--${option}`] : [`--${option}`, 'a'],
    isSwitch: value === undefined,
    isList: isList === true,
  })),
);

describe.each(options)('--$option of $name', ({ command, option, given, isSwitch, isList }) => {
  test('given twice is a list, or refused', () => {
    const twice = isSwitch ? [...given, ...given] : [...given, `--${option}`, 'b'];
    if (isList) expect(parsed(command, ...twice)).toEqual({ [option]: ['a', 'b'] });
    else expect(() => parsed(command, ...twice)).toThrow(`--${option} is given 2 times.`);
  });

  test('given once is what it was', () => {
    const value = isSwitch ? true : isList ? ['a'] : 'a';
    expect(parsed(command, ...given)).toEqual({ [option]: value });
  });
});

test('an option whose placeholder is of several is a list, and no other is', () => {
  for (const [name, { options: own }] of Object.entries(commands)) {
    for (const [option, { value = '', isList }] of Object.entries(own)) {
      expect(isList === true, `${name} --${option}`).toBe(
        /^(?:URLS|SCOPES|CODES|NUMBERS)$/u.test(value),
      );
    }
  }
});

test.each([
  [
    ['--scope', 'a', '--scope', 'b'],
    ['a', 'b'],
  ],
  [
    ['--scope', 'a,b', '--scope', 'c'],
    ['a', 'b', 'c'],
  ],
  [['--scope=a, b ,,a'], ['a', 'b']],
  [[], undefined],
])('%j is the list %j', (args, expected) => {
  const command = { options: { scope: { about: '', value: 'SCOPES', isList: true as const } } };
  expect(list(parsed(command, ...args), 'scope')).toEqual(expected);
});

test('a list without anything in it is refused', () => {
  const command = { options: { scope: { about: '', value: 'SCOPES', isList: true as const } } };
  expect(() => parsed(command, '--scope', ' , ')).toThrow('--scope names nothing.');
});

test('a switch and its opposite are refused together', () => {
  const command = { options: { test: { about: '' } } };
  expect(() => parsed(command, '--test', '--no-test')).toThrow('--test is given 2 times.');
  expect(parsed(command, '--no-test')).toEqual({ test: false });
});

describe('the command line', () => {
  test.each([
    [
      ['user', 'create', '--company', 'a', '--company', 'b'],
      '--company is given 2 times. It takes one value.',
    ],
    [['client', 'list', '--as', 'a', '--as', 'b'], '--as is given 2 times.'],
    [['client', 'list', '--json', '--json'], '--json is given 2 times.'],
    [
      ['doctor', '--name', 'x', '--json'],
      '--json is no option of a command that prints as it goes on.',
    ],
  ])('%j is refused with the manual', async (words, sentence) => {
    let [output, errors] = ['', ''];
    const print = (line: string) => (output += line);
    const complain = (line: string) => (errors += line);
    expect(await runCommandLine(words, { print, complain })).toBe(2);
    expect(output).toBe('');
    expect(errors).toContain(sentence);
    expect(errors).toContain(`npm run operator -- ${words[0]}`);
  });
});
