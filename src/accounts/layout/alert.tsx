/** The list of a form's errors at the top of its page, with links to the fields. */

import { fillText } from '#accounts/words/languages.ts';
import { wordsFor } from '#accounts/words/words.ts';
import { Banner } from '#layout/marks.tsx';
import { withLimits } from './field-kinds.ts';
import type { FieldShape } from './field-shape.ts';

export const ALERT_ID = 'problems';

interface AlertProps {
  language: string;
  /** `id` is the field to go to. */
  errors: readonly { id: string; text: string }[];
}

export function Alert({ language, errors: problems }: AlertProps) {
  if (problems.length === 0) return null;
  return (
    <Banner tone="bad" role="alert" id={ALERT_ID}>
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
    </Banner>
  );
}

/** The alert for the errors of these fields. */
export function FieldAlert({
  language,
  fields,
}: {
  language: string;
  fields: readonly FieldShape[];
}) {
  return <Alert language={language} errors={fieldErrors(language, fields)} />;
}

/** The errors of these fields, for a page that adds errors of its own. */
export function fieldErrors(language: string, fields: readonly FieldShape[]): AlertProps['errors'] {
  const words = wordsFor(language);
  return fields.flatMap(({ name, id = name, kind, fault }) => {
    if (fault === undefined) return [];
    const field = words.fields[kind].label;
    const text = fillText(words.faultOf, { field, fault: withLimits(words.faults[fault], kind) });
    return [{ id, text }];
  });
}
