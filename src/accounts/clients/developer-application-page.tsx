/** The form on which an Admin registers or changes a developer application. */

import type { Scope } from '#access.ts';
import { Alert, fieldErrors } from '#accounts/layout/alert.tsx';
import { Fields } from '#accounts/layout/fields.tsx';
import type { Faults, FieldShape } from '#accounts/layout/field-shape.ts';
import { Filled } from '#accounts/layout/filled.tsx';
import { PostForm, Submit } from '#accounts/layout/forms.tsx';
import type { FormToken } from '#accounts/layout/forms.tsx';
import { SettingsFrame } from '#accounts/layout/settings-frame.tsx';
import type { SettingsFrameData } from '#accounts/layout/settings-frame.tsx';
import { fillText } from '#accounts/words/languages.ts';
import { wordsFor } from '#accounts/words/words.ts';
import type { Words } from '#accounts/words/words.ts';
import { Button } from '#layout/button.tsx';

export interface DeveloperApplicationPageProps {
  language: string;
  frame: SettingsFrameData;
  company: { id: number };
  form: FormToken;
  /** Null for a new application. `rotate` is null for a public client, which has no secret. */
  application: { id: number; name: string; rotate: FormToken | null } | null;
  values: { name: string; redirectUris: string };
  /** `box` is the name of the checkbox. */
  scopes: readonly { scope: Scope; box: string; isTicked: boolean }[];
  faults: Faults<'name' | 'redirect_uris'> & { scopes?: 'no_scope' };
}

const path = '/settings/built-applications';

export function DeveloperApplicationPage({
  language,
  frame,
  company,
  form,
  application,
  values,
  scopes,
  faults,
}: DeveloperApplicationPageProps) {
  const words = wordsFor(language);
  const texts = words.developerApplication;
  const isNew = application === null;
  const heading = isNew ? words.developerApplications.register : texts.changeTitle;
  const fields: readonly FieldShape[] = [
    { name: 'name', kind: 'applicationName', value: values.name, fault: faults.name },
    {
      name: 'redirect_uris',
      kind: 'redirectUris',
      value: values.redirectUris,
      fault: faults.redirect_uris,
    },
  ];
  const problems = [
    ...fieldErrors(language, fields),
    ...(faults.scopes ? [{ id: SCOPES_ID, text: texts.noScope }] : []),
  ];
  const hidden = { company_id: company.id, ...(application && { client_id: application.id }) };
  return (
    <SettingsFrame
      language={language}
      title={fillText(heading, { application: application?.name ?? '' })}
      section="developer_applications"
      {...frame}
    >
      <Alert language={language} errors={problems} />
      <h1>
        <Filled text={heading} values={{ application: <bdi>{application?.name}</bdi> }} />
      </h1>
      <PostForm action={isNew ? `${path}/new` : `${path}/change`} form={form} hidden={hidden}>
        <Fields language={language} fields={fields} />
        {isNew && <KindChoice words={words} />}
        <ScopeChoice words={words} scopes={scopes} isWrong={faults.scopes !== undefined} />
        {!isNew && <p>{texts.later}</p>}
        <Submit>{isNew ? texts.register : texts.save}</Submit>
      </PostForm>
      {application?.rotate && (
        <SecretRotation words={words} form={application.rotate} hidden={hidden} />
      )}
      <p>
        <a href={`${path}?company=${company.id}`}>{texts.back}</a>
      </p>
    </SettingsFrame>
  );
}

const SCOPES_ID = 'scopes';

interface SecretRotationProps {
  words: Words;
  form: FormToken;
  hidden: Readonly<Record<string, number>>;
}

function SecretRotation({ words, form, hidden }: SecretRotationProps) {
  const texts = words.developerApplication;
  return (
    <>
      <h2>{texts.secret}</h2>
      <p>{texts.secretIntro}</p>
      <PostForm action={`${path}/secret`} form={form} hidden={hidden}>
        <div class="decision">
          <Button kind="primary" name="old_secret" value="keep">
            {texts.rotate}
          </Button>
          <Button name="old_secret" value="end">
            {texts.rotateAtOnce}
          </Button>
        </div>
      </PostForm>
    </>
  );
}

function KindChoice({ words }: { words: Words }) {
  const { kindChoice, kindNotes } = words.developerApplication;
  return (
    <fieldset role="radiogroup">
      <legend>{kindChoice}</legend>
      {(['confidential', 'public'] as const).map((kind) => (
        <label class="choice">
          <input type="radio" name="kind" value={kind} checked={kind === 'confidential'} required />
          <span>{kindNotes[kind]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ScopeChoiceProps {
  words: Words;
  scopes: DeveloperApplicationPageProps['scopes'];
  isWrong: boolean;
}

function ScopeChoice({ words, scopes, isWrong }: ScopeChoiceProps) {
  const texts = words.developerApplication;
  return (
    <fieldset id={SCOPES_ID} class={isWrong ? 'wrong' : undefined}>
      <legend>{texts.scopes}</legend>
      {isWrong && <p class="fault">{texts.noScope}</p>}
      {scopes.map(({ scope, box, isTicked }) => (
        <label class="choice">
          <input type="checkbox" name={box} value="yes" checked={isTicked} />
          <span>
            <code dir="ltr">{scope}</code> {words.scopes[scope]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
