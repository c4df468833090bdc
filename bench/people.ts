/** Names, email addresses and CVs of invented people, with the words that the benches search for. */
import { fold } from '#lib/fold.ts';
import { randomFrom, weigh } from '../tools/seed/random.ts';
import { numbers } from './database.ts';

const SEED = 7;
/** The most common first: the nth has the weight 1 / n. */
const firstNames =
  'Maria James Anna John Mohammed Michael Laura David Sofia Thomas Julia Daniel Sarah Peter Emma Robert Nina Paul Elena Mark Fatima Lukas Hannah Ahmed Clara Jan Marta Adam Lucia Omar Olivia Jonas Ines Martin Layla Felix Grace Oscar Zoe Hugo Aisha Max Yuki Leon Priya Carlos Malin Diego Mateo Ivan Mina Noah Marco Ida Magnus Wei Mary Kofi Maja Tariq'.split(
    ' ',
  );
const lastNames =
  'Smith Müller Johnson García Brown Schmidt Williams Rossi Jones Nowak Miller Martin Davis Silva Wilson Fischer Taylor Dubois Khan Weber Anderson López Clark Meyer Lewis Kowalski Walker Wagner Hall Bernard Young Becker King Santos Wright Hoffmann Scott Moreau Green Schulz Baker Novák Adams Koch Nelson Jansen Hill Richter Campbell Petrov Mitchell Klein Roberts Wolf Carter Haddad Phillips Maier Evans Larsen Turner Ferrari Parker Mayer Collins Berg Edwards Sato Stewart Marino Flores Tan Morris Patel Murphy Nguyen Cook Yilmaz Rogers Okafor'.split(
    ' ',
  );
const mailHosts = 'gmail.example outlook.example web.example mail.example'.split(' ');
const skills =
  'excel english driving sales python nursing welding accounting german design forklift logistics java teaching french cooking marketing sql cleaning security spanish carpentry react plumbing'.split(
    ' ',
  );
const CV_WORDS = 40;

/** The last name of every fifth person, and of one person. */
export const COMMON_NAME = 'smith';
export const RARE_NAME = 'quillfeather';
/** In the names of about a sixth of all people. */
export const TWO_LETTERS = 'ma';
/** In most CVs, and in one CV. */
export const COMMON_SKILL = 'excel';
export const RARE_SKILL = 'lamplighting';

export type Person = { firstName: string; lastName: string; email: string };

/** Returns the nth person; every person has an address of their own. */
export function inventPeople(people: number): (n: number) => Person {
  const random = randomFrom(SEED);
  const firsts = weigh([...firstNames.keys()], (at) => 1 / (at + 1));
  const lasts = weigh([...lastNames.keys()], (at) => 1 / (at + 1));
  const drawn = numbers(people + 1).map(() => [random.weighted(firsts), random.weighted(lasts)]);
  return (n) => {
    const [first = 0, last = 0] = drawn[n - 1] ?? [];
    const firstName = firstNames[first] ?? '';
    const lastName = n === 1 ? 'Quillfeather' : (lastNames[last] ?? '');
    const email = `${fold(`${firstName}.${lastName}`)}${n}@${mailHosts[n % mailHosts.length]}`;
    return { firstName, lastName, email };
  };
}

export function cvOf(n: number): string {
  const random = randomFrom(n);
  const words = numbers(CV_WORDS).map(() => random.pick(skills));
  return [...words, ...(n === 1 ? [RARE_SKILL] : [])].join(' ');
}
