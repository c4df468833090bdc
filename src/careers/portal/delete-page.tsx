/** The page on which a candidate deletes their data: with a code that goes to the address on file. */
import { Field } from '#careers/layout/form-field.tsx';
import { Layout } from '#careers/layout/layout.tsx';
import { portalWordsFor } from '#careers/words/forms.ts';
import { fillTemplate } from '#lib/language.ts';
import { CODE, DELETE, PORTAL, withToken } from './portal-paths.ts';
import type { DeletePageProps } from './props.ts';

export function DeletePage({ site, token, companyName, email, isSent, error }: DeletePageProps) {
  const words = portalWordsFor(site.language);
  const { heading, text, send, again, sent, code, button, wrong } = words.erase;
  return (
    <Layout site={site} head={{ noindex: true }} title={`${heading} | ${site.name}`}>
      <header class="intro">
        <h1>{heading}</h1>
        <p dir="auto">{fillTemplate(text, { company: companyName })}</p>
        {isSent && !error && <p role="status">{fillTemplate(sent, { email })}</p>}
        {error === 'too_many' && <p role="alert">{words.tooMany}</p>}
      </header>
      {isSent && (
        <form class="form" method="post" action={DELETE} enctype="multipart/form-data">
          <input type="hidden" name="token" value={token} />
          <Field
            name="code"
            input={{
              type: 'text',
              autocomplete: 'one-time-code',
              inputmode: 'numeric',
              dir: 'ltr',
              required: true,
            }}
            label={code}
            note={null}
            hint={null}
            error={error === 'wrong' ? wrong : null}
            value={null}
            title={null}
          />
          <p class="send">
            <button>{button}</button>
          </p>
        </form>
      )}
      <form class="form" method="post" action={CODE} enctype="multipart/form-data">
        <input type="hidden" name="token" value={token} />
        <p class="send">
          <button>{isSent ? again : fillTemplate(send, { email })}</button>
          <a href={withToken(PORTAL, token)}>{words.back}</a>
        </p>
      </form>
    </Layout>
  );
}
