/** Validates markup with html-validate, which is installed in a folder of its own: it is no dependency of the project. */
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

type Message = { ruleId: string; message: string; selector: string | null };
type Validator = {
  validateString: (html: string) => Promise<{ results: { messages: Message[] }[] }>;
};
type Package = { HtmlValidate: new (config: object) => Validator };

/** Rules of the standard; those of style are the formatter's matter. */
const CONFIG = {
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // A field inside its label needs no id, and a form without a method is one that the script sends.
    'no-implicit-input-type': 'off',
    'no-implicit-button-type': 'off',
  },
};
const NAMED_MAX = 4;

/** Returns a function that names the first faults of a document, which is given as it is sent: a browser repairs it. */
export function openValidator(folder: string): (html: string) => Promise<string[]> {
  const load = createRequire(join(resolve(folder), 'package.json'));
  const { HtmlValidate } = load('html-validate') as Package;
  const validator = new HtmlValidate(CONFIG);
  return async (html) => {
    const { results } = await validator.validateString(html);
    return results
      .flatMap(({ messages }) => messages)
      .slice(0, NAMED_MAX)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`);
  };
}
