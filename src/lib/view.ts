/** Content that is rendered on demand, under a key that names everything it depends on: the same key renders the same content. */

export class View<Content> {
  /** Names everything that `render` depends on. */
  readonly cacheKey: string;
  readonly render: () => Content;

  constructor(cacheKey: string, render: () => Content) {
    this.cacheKey = cacheKey;
    this.render = render;
  }

  /** The same content in another form; `name` tells the forms of one key apart. */
  map<Other>(name: string, toOther: (content: Content) => Other): View<Other> {
    return new View(`${name} ${this.cacheKey}`, () => toOther(this.render()));
  }
}
