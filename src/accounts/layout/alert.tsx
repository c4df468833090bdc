/** What is wrong with a form, named at the top of its page with links to the inputs. */

import { filled, wordsFor } from '#accounts/words/words.ts';
import { limited } from './field-kinds.ts';
import type { FieldShape } from './fields.tsx';

export const ALERT_ID = 'problems';

interface AlertProps {
  language: string;
  /** `id` is the input to go to. */
  problems: readonly { id: string; text: string }[];
}

export function Alert({ language, problems }: AlertProps) {
  if (problems.length === 0) return null;
  return (
    <div class="alert" role="alert" id={ALERT_ID}>
      <p>
        <strong>{wordsFor(language).faultHeading}</strong>
      </p>
      <ul>
        {problems.map(({ id, text }) => (
          <li>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The alert of the faults of these inputs. */
export function FieldAlert({
  language,
  fields,
}: {
  language: string;
  fields: readonly FieldShape[];
}) {
  return <Alert language={language} problems={problemsOf(language, fields)} />;
}

/** What is wrong with these inputs, for a page that has something else to say as well. */
export function problemsOf(
  language: string,
  fields: readonly FieldShape[],
): AlertProps['problems'] {
  const words = wordsFor(language);
  return fields.flatMap(({ name, id = name, kind, fault }) => {
    if (fault === undefined) return [];
    const field = words.fields[kind].label;
    const said = filled(words.faultOf, { field, fault: limited(words.faults[fault], kind) });
    return [{ id, text: said }];
  });
}
