/** The page that turns two-factor authentication on and off, and renews recovery codes. */

import type { PropsWithChildren } from 'hono/jsx';
import { FieldAlert } from '#accounts/layout/alert.tsx';
import { Fields } from '#accounts/layout/fields.tsx';
import type { Faults, FieldShape } from '#accounts/layout/field-shape.ts';
import { PostForm, Submit } from '#accounts/layout/forms.tsx';
import type { FormToken } from '#accounts/layout/forms.tsx';
import { QrCode } from '#accounts/layout/qr-code.tsx';
import { SettingsFrame } from '#accounts/layout/settings-frame.tsx';
import type { SettingsFrameData } from '#accounts/layout/settings-frame.tsx';
import { formatTimestamp } from '#accounts/words/timestamps.ts';
import { fillText } from '#accounts/words/languages.ts';
import { pluralText, wordsFor } from '#accounts/words/words.ts';
import type { Words } from '#accounts/words/words.ts';

type Off = { is: 'off'; start: FormToken };
type Pending = {
  is: 'pending';
  secret: string;
  uri: string;
  confirm: FormToken;
  cancel: FormToken;
};
type On = { is: 'on'; since: string; codesLeft: number; renew: FormToken; remove: FormToken };

export interface SecondFactorSettingsPageProps {
  language: string;
  frame: SettingsFrameData;
  state: Off | Pending | On;
  faults: Faults<'current_password' | 'code'>;
  /** The form that the faults belong to; by default the first form of the page. */
  faultAt?: FormName | undefined;
}

type FormName = 'start' | 'confirm' | 'renew' | 'remove';
type FieldsOf = (form: FormName) => readonly FieldShape[];

const path = '/settings/second-factor';

export function SecondFactorSettingsPage({
  language,
  frame,
  state,
  faults,
  faultAt = firstForms[state.is],
}: SecondFactorSettingsPageProps) {
  const texts = wordsFor(language).secondFactorSettings;
  const fieldsOf: FieldsOf = (form) => [fieldOf(form, form === faultAt ? faults : {})];
  return (
    <SettingsFrame language={language} title={texts.title} section="second_factor" {...frame}>
      <FieldAlert language={language} fields={fieldsOf(faultAt)} />
      <h1>{texts.title}</h1>
      {state.is === 'off' && (
        <>
          <p>{texts.off}</p>
          <PostForm action={path} form={state.start}>
            <Fields language={language} fields={fieldsOf('start')} />
            <Submit>{texts.start}</Submit>
          </PostForm>
        </>
      )}
      {state.is === 'pending' && (
        <SetUp language={language} texts={texts} state={state} fieldsOf={fieldsOf} />
      )}
      {state.is === 'on' && (
        <>
          <p>
            {fillText(texts.on, {
              moment: formatTimestamp({ language, timezone: frame.timezone }, state.since),
            })}
          </p>
          <p>{pluralText(language, texts.codesLeft, state.codesLeft)}</p>
          <FormSection heading={texts.renewHeading} intro={texts.renewIntro}>
            <PostForm action={`${path}/codes`} form={state.renew}>
              <Fields language={language} fields={fieldsOf('renew')} />
              <Submit>{texts.renew}</Submit>
            </PostForm>
          </FormSection>
          <FormSection heading={texts.removeHeading} intro={texts.removeIntro}>
            <PostForm action={`${path}/remove`} form={state.remove}>
              <Fields language={language} fields={fieldsOf('remove')} />
              <Submit isQuiet>{texts.remove}</Submit>
            </PostForm>
          </FormSection>
        </>
      )}
    </SettingsFrame>
  );
}

const firstForms = { off: 'start', pending: 'confirm', on: 'renew' } as const;

function fieldOf(form: FormName, faults: Faults<'current_password' | 'code'>): FieldShape {
  return form === 'confirm'
    ? { name: 'code', kind: 'code', fault: faults.code }
    : {
        name: 'current_password',
        id: `${form}-password`,
        kind: 'currentPassword',
        fault: faults.current_password,
      };
}

interface SetUpProps {
  language: string;
  texts: Words['secondFactorSettings'];
  state: Pending;
  fieldsOf: FieldsOf;
}

function SetUp({ language, texts, state, fieldsOf }: SetUpProps) {
  return (
    <>
      <p>{texts.scan}</p>
      <QrCode content={state.uri} label={texts.picture} />
      {/* The phone that shows this page cannot scan it, so it gets a link. */}
      <p>
        <a class="link" href={state.uri}>
          {texts.open}
        </a>
      </p>
      <p>{texts.secret}</p>
      <p class="detail">
        <code dir="ltr">{groupByFour(state.secret)}</code>
      </p>
      <p>{texts.confirmIntro}</p>
      <PostForm action={`${path}/confirm`} form={state.confirm}>
        <Fields language={language} fields={fieldsOf('confirm')} />
        <Submit>{texts.confirm}</Submit>
      </PostForm>
      <PostForm action={`${path}/cancel`} form={state.cancel}>
        <Submit isQuiet>{texts.cancel}</Submit>
      </PostForm>
    </>
  );
}

function groupByFour(secret: string): string {
  return secret.match(/.{1,4}/gu)?.join(' ') ?? '';
}

function FormSection({
  heading,
  intro,
  children,
}: PropsWithChildren<{ heading: string; intro: string }>) {
  return (
    <section>
      <h2>{heading}</h2>
      <p>{intro}</p>
      {children}
    </section>
  );
}
