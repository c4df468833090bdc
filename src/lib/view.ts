/** What is to be shown, and the facts it is made of. The same facts make the same, so what was made before can be shown again. */

export class View<Shown> {
  /** Names everything that `show` depends on. */
  readonly facts: string;
  readonly show: () => Shown;

  constructor(facts: string, show: () => Shown) {
    this.facts = facts;
    this.show = show;
  }

  /** The same facts, shown in another way: `name` tells the ways apart. */
  as<Other>(name: string, how: (shown: Shown) => Other): View<Other> {
    return new View(`${name} ${this.facts}`, () => how(this.show()));
  }
}
