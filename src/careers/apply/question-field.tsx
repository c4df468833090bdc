/** A question of the company on the application form: a labeled field, or the options of a choice. */

import { applyWordsFor } from '#careers/words/forms.ts';
import type { Site } from '#careers/layout/props.ts';
import { baseLanguage } from '#lib/language.ts';
import type { LocalText } from '#lib/local-text.ts';
import { answerError } from './form-fields.ts';
import type { ShownQuestion } from './props.ts';

type Props = { site: Site; question: ShownQuestion };

export function Question(props: Props) {
  return props.question.choices.length > 0 ? <Choice {...props} /> : <TextField {...props} />;
}

/** A text of the company names its language where the site has another one (WCAG 3.1.2). */
function Local({ site, local }: { site: Site; local: LocalText | null }) {
  const isOther = local && local.language !== baseLanguage(site.language);
  return (
    <span dir="auto" lang={isOther ? local.language : undefined}>
      {local?.text}
    </span>
  );
}

function Label({ site, question }: Props) {
  return (
    <>
      <Local site={site} local={question.label} />
      {!question.isRequired && <small> ({applyWordsFor(site.language).optional})</small>}
    </>
  );
}

/** The hint and the error, and the ids by which the field refers to them. */
function messagesOf({ site, question }: Props) {
  const { name, help } = question;
  const error = answerError(site.language, question);
  const ids = [...(help ? [`${name}-hint`] : []), ...(error === null ? [] : [`${name}-error`])];
  return {
    describedBy: ids.length > 0 ? ids.join(' ') : undefined,
    messages: (
      <>
        {help && (
          <p class="hint" id={`${name}-hint`}>
            <Local site={site} local={help} />
          </p>
        )}
        {error !== null && (
          <p class="error" id={`${name}-error`}>
            {error}
          </p>
        )}
      </>
    ),
  };
}

/** Numbers are typed as text, so that a comma survives in every browser. */
const inputs: Partial<Record<ShownQuestion['kind'], Record<string, string>>> = {
  short_text: { type: 'text', dir: 'auto' },
  number: { type: 'text', inputmode: 'decimal', dir: 'ltr' },
  date: { type: 'date', min: '1000-01-01', max: '2999-12-31' },
  url: { type: 'text', inputmode: 'url', autocapitalize: 'none', spellcheck: 'false', dir: 'ltr' },
};

function TextField({ site, question }: Props) {
  const { name, kind, isRequired, value, error } = question;
  const { describedBy, messages } = messagesOf({ site, question });
  const shared = {
    id: name,
    name,
    required: isRequired,
    'aria-invalid': error ? ('true' as const) : undefined,
    'aria-describedby': describedBy,
  };
  return (
    <div class={error ? 'field invalid' : 'field'}>
      <label for={name}>
        <Label site={site} question={question} />
      </label>
      {messages}
      {kind === 'long_text' ? (
        <textarea {...shared} rows={6} dir="auto">
          {value}
        </textarea>
      ) : (
        <input {...shared} {...inputs[kind]} value={value ?? undefined} />
      )}
    </div>
  );
}

function Choice({ site, question }: Props) {
  const { name, kind, isRequired, error, choices } = question;
  const { yes, no, none } = applyWordsFor(site.language).questions;
  const { describedBy, messages } = messagesOf({ site, question });
  const own: Record<string, string> = { yes, no, '': none };
  const isMultiple = kind === 'multiple_choice';
  return (
    <fieldset class={error ? 'invalid' : undefined} aria-describedby={describedBy}>
      <legend>
        <Label site={site} question={question} />
      </legend>
      {messages}
      {choices.map((choice, index) => (
        <label class="check">
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            id={index === 0 ? name : undefined}
            name={choice.name}
            value={isMultiple ? 'yes' : choice.value}
            checked={choice.isChosen}
            required={!isMultiple && isRequired}
          />
          {choice.label ? <Local site={site} local={choice.label} /> : own[choice.value]}
        </label>
      ))}
    </fieldset>
  );
}
