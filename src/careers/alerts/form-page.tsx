/** The form that asks for an alert: the search, an address, how often. */

import { Field } from '#careers/apply/fields.tsx';
import { Layout } from '#careers/layout/layout.tsx';
import { alertWordsFor } from '#careers/words/alerts/words.ts';
import { formatsFor } from '#careers/words/format.ts';
import { fillTemplate } from '#lib/language.ts';
import { wordsFor } from '#careers/words/words.ts';
import { ALERTS } from './alert-paths.ts';
import { Frequencies } from './frequencies.tsx';
import { TRAP } from './props.ts';
import type { FormPageProps } from './props.ts';

export function FormPage(props: FormPageProps) {
  const { site, search, listUrl, hidden, moment, email, frequency, fault, trouble } = props;
  const words = alertWordsFor(site.language);
  const { application: common, labelled } = wordsFor(site.language);
  const isWrong = fault !== null || trouble !== null;
  const name = fillTemplate(labelled, { label: words.heading, text: search });
  const title = `${name} | ${site.name}`;
  return (
    <Layout
      site={site}
      head={{ noindex: true }}
      title={isWrong ? `${common.wrong} – ${title}` : title}
    >
      <header class="intro">
        <h1>{words.heading}</h1>
        <p>
          <bdi>{search}</bdi>
        </p>
        <p>{words.about}</p>
      </header>
      {isWrong && <Problems {...props} />}
      <form class="form" method="post" action={ALERTS} enctype="multipart/form-data">
        <input type="hidden" name="moment" value={moment} />
        {hidden.map(([field, value]) => (
          <input type="hidden" name={field} value={value} />
        ))}
        <Field
          name="email"
          asked={{
            // Not of type email: browsers refuse "jörg@" there.
            type: 'text',
            autocomplete: 'email',
            autocapitalize: 'none',
            inputmode: 'email',
            pattern: String.raw`\s*[^\s@]+@[^\s@]+\s*`,
            dir: 'ltr',
            required: true,
          }}
          label={common.labels.email}
          note={null}
          hint={words.emailHint}
          fault={faultText(props)}
          value={email}
          title={common.faults.not_email}
        />
        <Frequencies site={site} chosen={frequency} />
        <p class="trap">
          <label>
            {common.trap}
            <input type="text" name={TRAP} autocomplete="off" tabindex={-1} />
          </label>
        </p>
        <p class="send">
          <button>{words.send}</button>
          <a href={listUrl}>{words.back}</a>
        </p>
      </form>
    </Layout>
  );
}

/** Has the focus, so that it is read first. */
function Problems(props: FormPageProps) {
  const { site, trouble } = props;
  const { application: common, labelled } = wordsFor(site.language);
  const fault = faultText(props);
  const troubles = { ...common.troubles, too_many: alertWordsFor(site.language).tooMany };
  return (
    <div class="alert" role="alert" tabindex={-1} autofocus>
      <h2>{common.wrong}</h2>
      {trouble !== null && <p>{troubles[trouble]}</p>}
      {fault !== null && (
        <ul>
          <li>
            <a href="#email">
              {fillTemplate(labelled, { label: common.labels.email, text: fault })}
            </a>
          </li>
        </ul>
      )}
    </div>
  );
}

function faultText({ site, fault, emailLengthMax }: FormPageProps): string | null {
  const { faults } = wordsFor(site.language).application;
  const max = formatsFor(site.language).number(emailLengthMax);
  return fault && fillTemplate(faults[fault], { max });
}
