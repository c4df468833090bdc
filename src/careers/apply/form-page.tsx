/** The page with the application form of a job. */

import { raw } from 'hono/html';
import { applyWordsFor } from '#careers/words/forms.ts';
import { formatsFor } from '#careers/words/format.ts';
import { wordsFor } from '#careers/words/words.ts';
import { Layout } from '#careers/layout/layout.tsx';
import { CompanyLinks } from '#careers/layout/company-links.tsx';
import { jobPath } from '#careers/layout/page-links.ts';
import { fillTemplate, typedDirection } from '#lib/language.ts';
import { isWebUrl } from '#lib/web-url.ts';
import { applyScript } from './apply-script.ts';
import { answerError, formFields, letterField } from './form-fields.ts';
import { Field, Honeypot } from '#careers/layout/form-field.tsx';
import { JobLine } from './job-line.tsx';
import type { FormPageProps } from './props.ts';
import { Question } from './question-field.tsx';

export function FormPage(props: FormPageProps) {
  const { site, job, consentText, stamp } = props;
  const words = applyWordsFor(site.language);
  const { labelled } = wordsFor(site.language);
  const hasErrors =
    props.formError !== null ||
    Object.keys(props.fieldErrors).length > 0 ||
    props.questions.some(({ error }) => error !== null);
  const name = fillTemplate(labelled, { label: words.heading, text: job.title });
  const title = `${name} – ${job.companyName} | ${site.name}`;
  return (
    <Layout
      site={site}
      head={{ noindex: true }}
      title={hasErrors ? `${words.checkEntries} – ${title}` : title}
      description={`${title}. ${fillTemplate(words.about, { company: job.companyName })}`}
    >
      <header class="intro">
        <h1>{words.heading}</h1>
        <JobLine job={job} />
        <p dir="auto">{fillTemplate(words.about, { company: job.companyName })}</p>
      </header>
      {hasErrors && <ErrorSummary {...props} />}
      <form
        class="form"
        method="post"
        action={`${jobPath(job)}/apply`}
        enctype="multipart/form-data"
        data-sending={words.sending}
        data-lost={words.lost}
      >
        <input type="hidden" name="moment" value={stamp} />
        {props.origin !== '' && <input type="hidden" name="origin" value={props.origin} />}
        {formFields(props).map((field) => (
          <>
            <Field {...field} />
            {field.name === 'file_cv' && (
              <p
                class="hint"
                role="status"
                data-reading={words.cv.reading}
                data-filled={words.cv.filled}
              />
            )}
          </>
        ))}
        <Letter {...props} />
        <Questions {...props} />
        {consentText !== null && <Consent {...props} consentText={consentText} />}
        <Honeypot site={site} />
        <CompanyLinks site={site} name={job.companyName} links={props.companyLinks} />
        <Sending {...props} />
      </form>
      <script>{raw(applyScript)}</script>
    </Layout>
  );
}

/** The button, below what is done with the data where no consent says it, and above what the script says. */
function Sending(props: FormPageProps) {
  const words = applyWordsFor(props.site.language);
  return (
    <>
      {props.consentText === null && (
        <p class="hint">
          <Kept {...props} />
        </p>
      )}
      <p class="hint" role="status" data-said />
      <p class="send">
        <button>{words.send}</button>
        <a href={jobPath(props.job)}>{words.back}</a>
      </p>
    </>
  );
}

/** Is focused when the page loads, so that screen readers announce it first. */
function ErrorSummary(props: FormPageProps) {
  const { site, fieldErrors, formError, losesFiles } = props;
  const words = applyWordsFor(site.language);
  const { labelled } = wordsFor(site.language);
  const consent = {
    name: 'consent',
    label: words.consent,
    error: fieldErrors.consent ? words.fieldErrors[fieldErrors.consent] : null,
  };
  const answers = props.questions.map((question) => ({
    name: question.name,
    label: question.label?.text ?? '',
    error: answerError(site.language, question),
  }));
  const fields = [...formFields(props), letterField(props), ...answers, consent];
  const invalid = fields.flatMap(({ name, label, error }) =>
    error === null ? [] : [{ name, text: fillTemplate(labelled, { label, text: error }) }],
  );
  return (
    <div class="alert" role="alert" id="problems" tabindex={-1} autofocus>
      <h2>{words.checkEntries}</h2>
      {formError !== null && <p>{words.formErrors[formError]}</p>}
      {invalid.length > 0 && (
        <ul>
          {invalid.map(({ name, text }) => (
            <li>
              <a href={`#${name}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
      {losesFiles && <p data-files-again>{words.filesAgain}</p>}
    </div>
  );
}

/** A cover letter that is typed. */
function Letter(props: FormPageProps) {
  const { site } = props;
  const { name, label, note, error, value } = letterField(props);
  return (
    <div class={error === null ? 'field' : 'field invalid'}>
      <label for={name}>
        {label} <small>({note})</small>
      </label>
      {error !== null && (
        <p class="error" id={`${name}-error`}>
          {error}
        </p>
      )}
      <textarea
        id={name}
        name={name}
        rows={6}
        dir={typedDirection(site.language)}
        aria-invalid={error === null ? undefined : 'true'}
        aria-describedby={error === null ? undefined : `${name}-error`}
      >
        {value}
      </textarea>
    </div>
  );
}

/** What the company asks, and the note that answers may end the application. */
function Questions(props: FormPageProps) {
  const { site, questions, mayReject } = props;
  const words = applyWordsFor(site.language).questions;
  return (
    <>
      <input type="hidden" name="questions" value={props.asked} />
      {mayReject && <p>{words.mayReject}</p>}
      {questions.map((question) => (
        <Question site={site} question={question} />
      ))}
    </>
  );
}

/** The text in parts, of which every second is an address; a full stop after it ends the sentence. */
function linkParts(text: string): string[] {
  return text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/u);
}

/** For how long data is kept, and by whom. */
function Kept({ site, job, retentionMonths }: FormPageProps) {
  return (
    <>
      {fillTemplate(applyWordsFor(site.language).consentPeriod, {
        company: job.companyName,
        period: formatsFor(site.language).months(retentionMonths),
      })}
    </>
  );
}

/** The company's own text, in any language, with links where it has addresses. */
function Consent(props: FormPageProps & { consentText: string }) {
  const { site, consentText, fieldErrors, hasConsented } = props;
  const words = applyWordsFor(site.language);
  const error = fieldErrors.consent;
  const describedBy = `consent-text consent-note${error ? ' consent-error' : ''}`;
  return (
    <fieldset class={error ? 'invalid' : undefined}>
      <legend>{words.consent}</legend>
      <p class="words" id="consent-text" dir="auto">
        {linkParts(consentText).map((part) =>
          isWebUrl(part) ? (
            <a href={part} rel="nofollow noopener" target="_blank">
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </p>
      {error && (
        <p class="error" id="consent-error">
          {words.fieldErrors[error]}
        </p>
      )}
      <label class="check" for="consent">
        <input
          type="checkbox"
          id="consent"
          name="consent"
          value="yes"
          required
          checked={hasConsented}
          aria-describedby={describedBy}
          aria-invalid={error ? 'true' : undefined}
        />
        {words.labels.consent}
      </label>
      <p class="hint" id="consent-note">
        {words.consentNote} <Kept {...props} />
      </p>
    </fieldset>
  );
}
