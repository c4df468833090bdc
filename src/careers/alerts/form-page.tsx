/** The page with the form for a new alert: its search, an address and a frequency. */

import { applyWordsFor } from '#careers/words/forms.ts';
import { wordsFor } from '#careers/words/words.ts';
import { emailInput, Field, Honeypot } from '#careers/layout/form-field.tsx';
import { Layout } from '#careers/layout/layout.tsx';
import { alertWordsFor } from '#careers/words/alerts/words.ts';
import { formatsFor } from '#careers/words/format.ts';
import { fillTemplate } from '#lib/language.ts';
import { ALERTS } from './alert-paths.ts';
import { Frequencies } from './frequencies.tsx';
import type { FormPageProps } from './props.ts';

export function FormPage(props: FormPageProps) {
  const { site, search, listUrl, hidden, stamp, email, frequency } = props;
  const words = alertWordsFor(site.language);
  const common = applyWordsFor(site.language);
  const { labelled } = wordsFor(site.language);
  const hasErrors = props.emailError !== null || props.formError !== null;
  const name = fillTemplate(labelled, { label: words.heading, text: search });
  const title = `${name} | ${site.name}`;
  return (
    <Layout
      site={site}
      head={{ noindex: true }}
      title={hasErrors ? `${common.checkEntries} – ${title}` : title}
    >
      <header class="intro">
        <h1>{words.heading}</h1>
        <p>
          <bdi>{search}</bdi>
        </p>
        <p>{words.about}</p>
      </header>
      {hasErrors && <ErrorSummary {...props} />}
      <form class="form" method="post" action={ALERTS} enctype="multipart/form-data">
        <input type="hidden" name="moment" value={stamp} />
        {hidden.map(([field, value]) => (
          <input type="hidden" name={field} value={value} />
        ))}
        <Field
          name="email"
          input={emailInput}
          label={common.labels.email}
          note={null}
          hint={words.emailHint}
          error={errorText(props)}
          value={email}
          title={common.fieldErrors.not_email}
        />
        <Frequencies site={site} selected={frequency} />
        <Honeypot site={site} />
        <p class="send">
          <button>{words.send}</button>
          <a href={listUrl}>{words.back}</a>
        </p>
      </form>
    </Layout>
  );
}

/** Is focused when the page loads, so that screen readers announce it first. */
function ErrorSummary(props: FormPageProps) {
  const { site, formError } = props;
  const common = applyWordsFor(site.language);
  const { labelled } = wordsFor(site.language);
  const error = errorText(props);
  const formErrors = { ...common.formErrors, too_many: alertWordsFor(site.language).tooMany };
  return (
    <div class="alert" role="alert" tabindex={-1} autofocus>
      <h2>{common.checkEntries}</h2>
      {formError !== null && <p>{formErrors[formError]}</p>}
      {error !== null && (
        <ul>
          <li>
            <a href="#email">
              {fillTemplate(labelled, { label: common.labels.email, text: error })}
            </a>
          </li>
        </ul>
      )}
    </div>
  );
}

function errorText({ site, emailError, emailLengthMax }: FormPageProps): string | null {
  const { fieldErrors } = applyWordsFor(site.language);
  const max = formatsFor(site.language).number(emailLengthMax);
  return emailError && fillTemplate(fieldErrors[emailError], { max });
}
