/** Which passwords are taken, and how they rest. */
import { scrypt, scryptSync } from 'node:crypto';
import type * as nodeCrypto from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { commonPasswords } from '#lib/common-passwords.ts';
import { parseCommonPasswords } from '#lib/password-guess.ts';
import {
  hashPassword,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  passwordFault,
  verifyPassword,
} from '#lib/password.ts';
import { cpuMs } from '../support/cpu-time.ts';

// Nothing else of the module: spies on its classes would be spies on all streams of the process.
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof nodeCrypto>();
  return { ...crypto, scrypt: vi.fn<typeof crypto.scrypt>(crypto.scrypt) };
});

const EMAIL = 'ada.lovelace@analytical.example';
const PASSWORD = 'correct horse battery';

const common = parseCommonPasswords(commonPasswords);

function faultOf(password: string, names: readonly string[] = []) {
  return passwordFault(password, { email: EMAIL, names, common });
}

type Done = (error: Error | null, key: Buffer) => void;

/** As it would rest with other parameters. */
function stored(password: string, logCost: number, blockSize: number, parallelism: number): string {
  const salt = Buffer.from('a salt of the tests');
  const parameters = { N: 2 ** logCost, r: blockSize, p: parallelism };
  const key = scryptSync(password.normalize('NFKC'), salt, 32, parameters);
  const spelled = `ln=${logCost},r=${blockSize},p=${parallelism}`;
  return `$scrypt$${spelled}$${salt.toString('base64')}$${key.toString('base64')}`;
}

describe('passwordFault', () => {
  it.each([
    [null, 'three unrelated words', PASSWORD],
    [null, 'as short as may be', 'tub7 oak mig'],
    [null, 'of digits alone, but not in a row', '830174629518'],
    [null, 'of any script', 'пять синих лошадей'],
    [null, 'of emoji, each one character', '🐎🔋📎🧲🪁🧊🪗🧭🪓🧦🪣🧵'],
    [null, 'of 64 characters, as asked (ASVS 6.2.9)', 'aB3$ fG6& '.repeat(6) + 'last'],
    [null, 'as long as may be', `${'a b c d e f g '.repeat(18)}0123`],
    [null, 'with spaces around', '  tub7 oak m  '],
    [null, 'with a common word among others', 'monkey oak tub7'],
    [null, 'with the e-mail address inside', `${EMAIL} and more`],
    ['too_short', 'nothing', ''],
    ['too_short', 'eleven characters', 'tub7 oak mi'],
    ['too_short', 'eleven emoji of 22 code units', '🐎🔋📎🧲🪁🧊🪗🧭🪓🧦🪣'],
    [
      'too_short',
      'twelve code points that are six letters',
      'a\u0308o\u0308u\u0308e\u0308i\u0308y\u0308',
    ],
    ['too_long', '257 code units', 'a1 b2 c3 '.repeat(29)],
    ['too_long', 'a megabyte', 'tub7 oak '.repeat(111_111)],
    ['common', 'a common one', 'administrator'],
    ['common', 'a common one in capitals', 'ADMINISTRATOR'],
    ['common', 'a common one in letters of full width', 'ａｄｍｉｎｉｓｔｒａｔｏｒ'],
    ['common', 'one with digits behind', 'password123456'],
    ['common', 'one with digits before', '123456password'],
    ['common', 'one with digits and signs around', '!!1monkey2026!!'],
    ['common', 'one said twice', 'dragondragon'],
    ['common', 'one said three times', 'hunterhunterhunter'],
    ['common', 'one said twice with digits', 'tigger12tigger12'],
    ['common', 'digits in a row', '123456789012'],
    ['common', 'one character', 'aaaaaaaaaaaa'],
    ['common', 'four characters', 'aaabbbcccddd'],
    ['common', 'one emoji', '🐎'.repeat(12)],
    ['common', 'a word in other letters and digits in a row', 'P@ssw0rd1234'],
    ['common', 'the service, a year and a sign', 'Recruiting2026!'],
    ['common', 'letters and digits in a row', 'abcd12345678'],
    ['common', 'a common word twice and digits in a row', 'hallohallo123'],
    ['common', 'a season, a year and signs', 'Winter2026!!x'],
    ['common', 'a row of keys and a year', 'qwertzuiop2026'],
    ['common', 'digits in a row, backwards, and a word', '987654321monkey'],
    ['common', 'the names of the address with digits', 'Lovelace1234'],
    ['common', 'the domain of the address, a year and signs', 'Analytical2026!!'],
    [null, 'of three words that are common', 'monkey dragon summer'],
    [null, 'with a common word and eight other characters', 'monkey-tk7q-vz'],
    ['same_as_email', 'the e-mail address', EMAIL],
    ['same_as_email', 'the e-mail address in capitals', EMAIL.toUpperCase()],
    ['same_as_email', 'the name in the e-mail address', 'Ada.Lovelace'],
  ] as const)('says %s of %s', (fault, _, password) => {
    expect(faultOf(password)).toBe(fault);
  });

  it.each([
    ['AcmeAcme2026!', ['Acme']],
    ['acme-GmbH-2026', ['Acme GmbH']],
    ['globexcorp2026!', ['globex-corp']],
    ['Grace.Hopper.1', ['Grace', 'Hopper']],
    ['gr4c3h0pp3r!!', ['Grace Hopper']],
  ])('refuses %s to people with the names %j', (password, names) => {
    expect(faultOf(password, names)).toBe('common');
    expect(faultOf(`${password} tub7 oak`, names)).toBeNull();
  });

  it('asks for 12 to 256 characters', () => {
    expect([PASSWORD_LENGTH_MIN, PASSWORD_LENGTH_MAX]).toEqual([12, 256]);
  });

  it('answers quickly, whatever it is given', () => {
    const spent = cpuMs(() => {
      for (const unit of ['ab', 'abc', 'a1!', '1', '!', 'monkey']) {
        faultOf(`${unit.repeat(300).slice(0, 255)}x`);
      }
    });
    expect(spent).toBeLessThan(100);
  });

  it('answers quickly to letters that normalization makes eighteen of', () => {
    const spent = cpuMs(() => faultOf(`abcde${'\uFDFA'.repeat(251)}`));
    expect(spent).toBeLessThan(150);
  });
});

describe('hashPassword', () => {
  it('is scrypt of N=2^14, r=8, p=5, which is written beside it (OWASP Password Storage)', async () => {
    const hash = await hashPassword(PASSWORD, Buffer.from('a salt of the tests'));
    expect(hash).toBe(stored(PASSWORD, 14, 8, 5));
  });

  it('has a salt of its own every time', async () => {
    const hashes = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
    const salts = hashes.map((hash) => hash.split('$')[3] ?? '');
    expect(new Set(salts).size).toBe(2);
    for (const salt of salts) expect(Buffer.from(salt, 'base64')).toHaveLength(16);
  });
});

describe('verifyPassword', () => {
  const current = hashPassword(PASSWORD);

  it.each([
    ['the password', PASSWORD, true],
    ['another', 'correct horse batteri', false],
    ['another case (ASVS 6.2.8)', 'Correct horse battery', false],
    ['a space more (ASVS 6.2.8)', `${PASSWORD} `, false],
    ['its beginning (ASVS 6.2.8)', PASSWORD.slice(0, -1), false],
    ['nothing', '', false],
  ])('of %s', async (_, password, isRight) => {
    expect(await verifyPassword(password, await current)).toEqual({ isRight, isOutdated: false });
  });

  it('takes what another keyboard spells in other code points (NIST SP 800-63B, 5.1.1.2)', async () => {
    const hash = await hashPassword('Fünf blaue Pferde');
    expect(await verifyPassword('Fu\u0308nf blaue Pferde', hash)).toMatchObject({ isRight: true });
  });

  it('tells the whole of a long password from its first 72 bytes', async () => {
    const long = 'x y z '.repeat(20);
    const hash = await hashPassword(`${long}1`);
    expect(await verifyPassword(`${long}2`, hash)).toMatchObject({ isRight: false });
    expect(await verifyPassword(`${long}1`, hash)).toMatchObject({ isRight: true });
  });

  it.each([
    ['fewer rounds', stored(PASSWORD, 13, 8, 5)],
    ['smaller blocks', stored(PASSWORD, 14, 4, 5)],
    ['less at once', stored(PASSWORD, 14, 8, 1)],
  ])('knows a hash of %s, and that it is outdated', async (_, hash) => {
    expect(await verifyPassword(PASSWORD, hash)).toEqual({ isRight: true, isOutdated: true });
    expect(await verifyPassword('another password', hash)).toMatchObject({ isRight: false });
  });

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['the password itself', PASSWORD],
    ['a hash of another kind', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA'],
    ['an empty hash', '$scrypt$ln=14,r=8,p=5$c2FsdA==$'],
    ['a hash cut short', '$scrypt$ln=14,r=8,p=5$c2FsdA==$aGFzaA=='],
  ])('is never right where %s is stored, and derives a key all the same', async (_, nothing) => {
    const derive = vi.mocked(scrypt).mockClear();
    const answer = (...[, , length, , done]: [unknown, unknown, number, unknown, Done]) =>
      done(null, Buffer.alloc(length));
    derive.mockImplementation(answer as typeof scrypt);
    onTestFinished(() => void derive.mockReset());
    // Another file may have loaded it before, with what is not spied on.
    vi.resetModules();
    const password = await import('#lib/password.ts');
    const wrong = { isRight: false, isOutdated: false };
    expect(await password.verifyPassword('', nothing)).toEqual(wrong);
    expect(await password.verifyPassword(PASSWORD, nothing)).toMatchObject({ isRight: false });
    const costs = derive.mock.calls.map(([, , length, cost]) => ({ length, cost }));
    const full = { length: 32, cost: { N: 2 ** 14, r: 8, p: 5 } };
    expect(costs).toEqual([full, full]);
  });
});
