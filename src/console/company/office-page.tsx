/** One office, and the page that asks before it is deleted. */
import { AskPage } from '#console/layout/ask-page.tsx';
import { FormAlert, SelectField, TextField } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import type { Office } from '#recruiting/company/offices/schemas.ts';
import { countryOptions } from './options-parts.ts';
import { COMPANY, officePath } from './rules.ts';

type OfficePageProps = {
  view: ConsoleView;
  /** Null: a new one. */
  office: Office | null;
  /** Of the country that the form has. */
  states: readonly { id: number; name: string }[];
  form: FormState;
};

export function OfficePage(props: OfficePageProps) {
  const { view, office, form } = props;
  const { frame, company: words } = wordsFor(view.language);
  const title = office?.name ?? words.addOffice;
  const path = officePath(view.root, office?.id ?? null);
  const isDefault = office?.is_default ?? false;
  return (
    <Frame view={view} title={title} at="profile">
      <form method="post" action={path} class="form">
        <input type="hidden" name="form_token" value={view.formToken} />
        {office && <input type="hidden" name="version" value={form.typed['version']} />}
        {/* What Enter in a field presses: the first button. */}
        <button class="vh" tabindex={-1} aria-hidden="true">
          {frame.save}
        </button>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <FormAlert form={form} labels={words.office} />
        <Fields {...props} />
        {isDefault ? (
          <p class="hint">{words.mainOffice}</p>
        ) : (
          <label class="choice">
            <input
              type="checkbox"
              name="is_default"
              checked={form.typed['is_default'] !== undefined}
            />
            {words.office.is_default}
          </label>
        )}
        <p class="row">
          <Button kind="primary">{frame.save}</Button>
          <Button href={`${view.root}${COMPANY}#offices`}>{frame.cancel}</Button>
          {office && <a href={`${path}/remove`}>{words.removeOfficeSubmit}</a>}
        </p>
      </form>
    </Frame>
  );
}

function Fields({ view, states, form }: OfficePageProps) {
  const words = wordsFor(view.language).company;
  const { office: labels } = words;
  return (
    <>
      <TextField form={form} name="name" label={labels.name} hint={words.officeHint} required />
      <TextField form={form} name="address" label={labels.address} />
      <TextField form={form} name="zipcode" label={labels.zipcode} />
      <TextField form={form} name="city" label={labels.city} />
      <SelectField
        form={form}
        name="country_id"
        label={labels.country_id}
        options={countryOptions(view.language)}
        none={words.noState}
      />
      {states.length > 0 && (
        <SelectField
          form={form}
          name="state_id"
          label={labels.state_id}
          options={states.map(({ id, name }) => [id, name] as const)}
          none={words.noState}
          hint={words.stateHint}
        />
      )}
      <p>
        <Button kind="ghost" name="purpose" value="states" formnovalidate>
          {words.showStates}
        </Button>
      </p>
    </>
  );
}

type RemoveOfficePageProps = { view: ConsoleView; office: Office; form: FormState };

export function RemoveOfficePage({ view, office, form }: RemoveOfficePageProps) {
  const words = wordsFor(view.language).company;
  const path = officePath(view.root, office.id);
  return (
    <AskPage
      view={view}
      at="profile"
      title={fillText(words.removeOffice, { name: office.name })}
      action={`${path}/remove`}
      submit={words.removeOfficeSubmit}
      back={path}
    >
      <FormAlert form={form} labels={{}} />
      <p>{words.removeOfficeText}</p>
    </AskPage>
  );
}
