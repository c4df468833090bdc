/** The page of the form: what it is for, what is wrong with it, and its fields. */

import { Layout } from '#careers/layout/layout.tsx';
import { jobPath } from '#careers/layout/page-links.ts';
import { fillTemplate } from '#lib/language.ts';
import { wordsFor } from '#careers/words/words.ts';
import { fieldsOf } from './fields-of.ts';
import { Field } from './fields.tsx';
import { JobLine } from './job-line.tsx';
import { TRAP } from './props.ts';
import type { FormPageProps } from './props.ts';

const PROBLEMS_ID = 'problems';

export function FormPage(props: FormPageProps) {
  const { site, job, consentText, moment } = props;
  const { application: words, labelled } = wordsFor(site.language);
  const isWrong = props.trouble !== null || Object.keys(props.faults).length > 0;
  const name = fillTemplate(labelled, { label: words.heading, text: job.title });
  const title = `${name} – ${job.companyName} | ${site.name}`;
  return (
    <Layout
      site={site}
      // For search engines the job's page is the one; a form that was refused is nothing to find.
      head={
        isWrong ? { noindex: true } : { canonicalUrl: `https://${site.hostname}${jobPath(job)}` }
      }
      title={isWrong ? `${words.wrong} – ${title}` : title}
      description={`${title}. ${fillTemplate(words.about, { company: job.companyName })}`}
    >
      <header class="intro">
        <h1>{words.heading}</h1>
        <JobLine job={job} />
        <p dir="auto">{fillTemplate(words.about, { company: job.companyName })}</p>
      </header>
      {isWrong && <Problems {...props} />}
      <form
        class="form"
        method="post"
        action={`${jobPath(job)}/apply`}
        enctype="multipart/form-data"
      >
        <input type="hidden" name="moment" value={moment} />
        {fieldsOf(props).map((field) => (
          <Field {...field} />
        ))}
        {consentText !== null && <Consent {...props} consentText={consentText} />}
        <p class="trap">
          <label>
            {words.trap}
            <input type="text" name={TRAP} autocomplete="off" tabindex={-1} />
          </label>
        </p>
        <p class="send">
          <button>{words.send}</button>
          <a href={jobPath(job)}>{words.back}</a>
        </p>
      </form>
    </Layout>
  );
}

/** Has the focus, so that it is read first. */
function Problems(props: FormPageProps) {
  const { site, faults, trouble, losesFiles } = props;
  const { application: words, labelled } = wordsFor(site.language);
  const consent = {
    name: 'consent',
    label: words.consent,
    fault: faults.consent ? words.faults[faults.consent] : null,
  };
  const wrong = [...fieldsOf(props), consent].flatMap(({ name, label, fault }) =>
    fault === null ? [] : [{ name, text: fillTemplate(labelled, { label, text: fault }) }],
  );
  return (
    <div class="alert" role="alert" id={PROBLEMS_ID} tabindex={-1} autofocus>
      <h2>{words.wrong}</h2>
      {trouble !== null && <p>{words.troubles[trouble]}</p>}
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ name, text }) => (
            <li>
              <a href={`#${name}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
      {losesFiles && <p>{words.filesAgain}</p>}
    </div>
  );
}

/** The company's own words, whatever language they are in. */
function Consent({
  site,
  consentText,
  faults,
  hasAgreed,
}: FormPageProps & { consentText: string }) {
  const words = wordsFor(site.language).application;
  const fault = faults.consent;
  const describedBy = `consent-text${fault ? ' consent-fault' : ''}`;
  return (
    <fieldset class={fault ? 'wrong' : undefined}>
      <legend>{words.consent}</legend>
      <p class="words" id="consent-text" dir="auto">
        {consentText}
      </p>
      {fault && (
        <p class="fault" id="consent-fault">
          {words.faults[fault]}
        </p>
      )}
      <label class="check" for="consent">
        <input
          type="checkbox"
          id="consent"
          name="consent"
          value="yes"
          required
          checked={hasAgreed}
          aria-describedby={describedBy}
          aria-invalid={fault ? 'true' : undefined}
        />
        {words.labels.consent}
      </label>
    </fieldset>
  );
}
