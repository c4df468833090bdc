/** Invented people who apply to a company: names, addresses and telephone numbers that nobody has. */
import type { Random } from '../random.ts';

export type Person = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  city: string;
  /** The year of birth, which says how long somebody can have worked. */
  born: number;
};

const firstNames =
  'Anna Lukas Marie Jonas Lea Felix Sophie Maximilian Emma Paul Hannah Leon Mia Finn Clara Elias Lina Noah Johanna Ben Katharina Moritz Julia David Laura Tim Sarah Jan Nina Simon Elif Emre Ayşe Mehmet Zeynep Can Agnieszka Piotr Katarzyna Tomasz Oksana Dmytro Natalia Andrij Giulia Marco Elena Luca Chloé Antoine Camille Hugo Lucía Mateo Inés Javier Priya Arjun Ananya Rahul Linh Minh Amina Youssef Fatima Omar Ingrid Lars Freja Søren Eszter Bence Jana Tomáš Ioana Andrei Mirjana Nikola Greta Konstantin'.split(
    ' ',
  );
const lastNames =
  'Albrecht Bachmann Berger Brandt Demir Dietrich Eberhardt Engel Falk Fiedler Friedrich Geiger Graf Günther Haas Hartmann Heinrich Hofmann Jäger Kaya Keller Köhler König Kovács Kramer Krüger Lang Lehmann Lindner Lorenz Ludwig Maier Marković Nguyen Novák Nowak Öztürk Patel Petersen Pohl Popescu Reuter Richter Romano Roth Sauer Schäfer Schuster Seidel Simon Singh Sommer Stein Thiel Torres Ullrich Vogel Voigt Wagner Walter Weiß Werner Wójcik Winkler Yılmaz Ziegler'.split(
    ' ',
  );
const cities =
  'Münster Leipzig Frankfurt München Köln Dortmund Halle Augsburg Kassel Nürnberg Bremen Chemnitz Osnabrück Wiesbaden Erfurt'.split(
    ' ',
  );

const BORN_FROM = 1966;
const BORN_TO = 2000;
/** Drawn again until a name is new. */
const TRIES = 20;

export function inventPeople(random: Random, count: number): Person[] {
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const { firstName, lastName } = newName(random, taken);
    const local = `${asciiOf(firstName)}.${asciiOf(lastName)}${index % 3 === 0 ? index : ''}`;
    return {
      firstName,
      lastName,
      email: `${local}@${random.pick(['mail.example', 'post.example', 'web.example'])}`,
      // Berlin numbers that are kept for fiction: 030 23125 000 to 999.
      phone: `+493023125${String(index % 1000).padStart(3, '0')}`,
      city: random.pick(cities),
      born: random.int(BORN_FROM, BORN_TO),
    };
  });
}

function newName(random: Random, taken: Set<string>) {
  for (let tries = 0; ; tries++) {
    const firstName = random.pick(firstNames);
    const lastName = random.pick(lastNames);
    const name = `${firstName} ${lastName}`;
    if (taken.has(name) && tries < TRIES) continue;
    taken.add(name);
    return { firstName, lastName };
  }
}

const spelled: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'o',
  ı: 'i',
  ł: 'l',
};

function asciiOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[äöüßøıł]/gu, (letter) => spelled[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/[^a-z]/gu, '');
}
