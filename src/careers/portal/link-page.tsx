/** The form that asks for a new link, also shown where a link works no more. */
import { Field, Honeypot, emailInput } from '#careers/layout/form-field.tsx';
import { Layout } from '#careers/layout/layout.tsx';
import { applyWordsFor, portalWordsFor } from '#careers/words/forms.ts';
import { LINK } from './portal-paths.ts';
import type { LinkPageProps } from './props.ts';

export function LinkPage({ site, stamp, email, isGone, error }: LinkPageProps) {
  const words = portalWordsFor(site.language);
  const { labels, checkEntries, fieldErrors, formErrors } = applyWordsFor(site.language);
  const heading = isGone ? words.gone.heading : words.link.heading;
  const text = isGone ? words.gone.text : words.link.text;
  const formError = error === 'not_email' ? null : error;
  return (
    <Layout
      site={site}
      head={{ noindex: true }}
      title={`${error ? `${checkEntries} – ` : ''}${heading} | ${site.name}`}
    >
      <header class="intro">
        <h1>{heading}</h1>
        <p>{text}</p>
      </header>
      {formError && (
        <div class="alert" role="alert">
          <p>{formError === 'too_many' ? words.tooMany : formErrors[formError]}</p>
        </div>
      )}
      <form class="form" method="post" action={LINK} enctype="multipart/form-data">
        <input type="hidden" name="moment" value={stamp} />
        <Field
          name="email"
          input={emailInput}
          label={labels.email}
          note={null}
          hint={null}
          error={error === 'not_email' ? fieldErrors.not_email : null}
          value={email}
          title={fieldErrors.not_email}
        />
        <Honeypot site={site} />
        <p class="send">
          <button>{words.link.send}</button>
        </p>
      </form>
    </Layout>
  );
}
