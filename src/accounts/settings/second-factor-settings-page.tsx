/** The page to turn the second step on and off, and to make new recovery codes. */

import type { PropsWithChildren } from 'hono/jsx';
import { FieldAlert } from '#accounts/layout/alert.tsx';
import { Fields } from '#accounts/layout/fields.tsx';
import type { Faults, FieldShape } from '#accounts/layout/fields.tsx';
import { PostForm, Submit } from '#accounts/layout/forms.tsx';
import type { FormKey } from '#accounts/layout/forms.tsx';
import { QrCode } from '#accounts/layout/qr-code.tsx';
import { SettingsFrame } from '#accounts/layout/settings-frame.tsx';
import type { SettingsSurroundings } from '#accounts/layout/settings-frame.tsx';
import { momentIn } from '#accounts/words/moments.ts';
import { filled, wordsFor } from '#accounts/words/words.ts';
import type { Words } from '#accounts/words/words.ts';

type Off = { is: 'off'; start: FormKey };
type Pending = { is: 'pending'; secret: string; uri: string; confirm: FormKey; cancel: FormKey };
type On = { is: 'on'; since: string; codesLeft: number; renew: FormKey; remove: FormKey };

export interface SecondFactorSettingsPageProps {
  language: string;
  frame: SettingsSurroundings;
  state: Off | Pending | On;
  faults: Faults<'current_password' | 'code'>;
  /** The form the faults are of; without it, the one there is first. */
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
          <p>{filled(texts.on, { moment: momentIn(language, state.since) })}</p>
          <p>{filled(texts.codesLeft, { count: state.codesLeft })}</p>
          <Change heading={texts.renewHeading} intro={texts.renewIntro}>
            <PostForm action={`${path}/codes`} form={state.renew}>
              <Fields language={language} fields={fieldsOf('renew')} />
              <Submit>{texts.renew}</Submit>
            </PostForm>
          </Change>
          <Change heading={texts.removeHeading} intro={texts.removeIntro}>
            <PostForm action={`${path}/remove`} form={state.remove}>
              <Fields language={language} fields={fieldsOf('remove')} />
              <Submit isQuiet>{texts.remove}</Submit>
            </PostForm>
          </Change>
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
      {/* A phone cannot scan itself. */}
      <p>
        <a class="link" href={state.uri}>
          {texts.open}
        </a>
      </p>
      <p>{texts.secret}</p>
      <p class="detail">
        <code dir="ltr">{inFours(state.secret)}</code>
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

function inFours(secret: string): string {
  return secret.match(/.{1,4}/gu)?.join(' ') ?? '';
}

function Change({
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
