/** The form of a company's profile, and the same for those who only read it. */
import { wordsFor as careerWordsFor } from '#careers/words/words.ts';
import { SelectField, TextArea, TextField } from '#console/layout/fields.tsx';
import { Section } from '#console/layout/page-parts.tsx';
import { wordsFor } from '#console/words/words.ts';
import { commaOf } from '#lib/language.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { currencies } from '#lib/currencies.ts';
import { timezones } from '#lib/timezones.ts';
import { countryName } from '#lib/countries.ts';
import { legalKinds, siteLanguages } from '#vocabulary/lists.ts';
import type { CompanyPageProps } from './props-parts.ts';
import { countryOptions, languageOptions } from './options-parts.ts';
import { COMPANY } from './rules.ts';

/** By field of the form. */
export function profileLabels({ language }: ConsoleView): Record<string, string> {
  const { fields } = wordsFor(language).company;
  const { legal } = careerWordsFor(language);
  const links = legalKinds.map((kind) => [`legal.${kind}`, legal[kind]]);
  return { ...fields, ...Object.fromEntries(links) };
}

export function ProfileForm(props: CompanyPageProps) {
  const { view } = props;
  const { frame, company: words } = wordsFor(view.language);
  return (
    <form method="post" action={view.root + COMPANY}>
      <input type="hidden" name="form_token" value={view.formToken} />
      <input type="hidden" name="version" value={props.form.typed['version']} />
      <Section id="profile" title={words.profile}>
        <Identity {...props} />
      </Section>
      <Section id="for-candidates" title={words.forCandidates}>
        <Offer {...props} />
      </Section>
      <Section id="region" title={words.region}>
        <Region {...props} />
      </Section>
      <Section id="legal" title={words.legalLinks}>
        <p class="hint">{words.hints.legal}</p>
        {legalKinds.map((kind) => (
          <TextField
            form={props.form}
            name={`legal.${kind}`}
            label={careerWordsFor(view.language).legal[kind]}
            dir="ltr"
          />
        ))}
      </Section>
      <p class="row bar">
        <Button kind="primary">{frame.save}</Button>
      </p>
    </form>
  );
}

function Identity({ view, form }: CompanyPageProps) {
  const { fields, hints } = wordsFor(view.language).company;
  return (
    <>
      <TextField form={form} name="name" label={fields.name} required />
      <TextArea
        form={form}
        name="description"
        label={fields.description}
        rows={8}
        hint={hints.description}
      />
      <TextField form={form} name="website" label={fields.website} dir="ltr" />
      <TextField form={form} name="phone" label={fields.phone} type="tel" dir="ltr" />
      <TextField form={form} name="address" label={fields.address} />
    </>
  );
}

function Offer({ view, form }: CompanyPageProps) {
  const { fields, hints } = wordsFor(view.language).company;
  return (
    <>
      <TextArea form={form} name="values" label={fields.values} rows={5} hint={hints.values} />
      <fieldset id="benefits">
        <legend>{fields.benefits}</legend>
        {form.faults['benefits'] !== undefined && <p class="fault">{form.faults['benefits']}</p>}
        <div class="choices">
          {Object.entries(careerWordsFor(view.language).benefits).map(([id, name]) => (
            <label class="choice">
              <input
                type="checkbox"
                name={`benefits.${id}`}
                checked={form.typed[`benefits.${id}`] !== undefined}
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

function Region({ view, form }: CompanyPageProps) {
  const { fields, hints, ...words } = wordsFor(view.language).company;
  return (
    <>
      <SelectField
        form={form}
        name="country_id"
        label={fields.country_id}
        options={countryOptions(view.language)}
        none={words.noState}
      />
      <SelectField
        form={form}
        name="default_currency"
        label={fields.default_currency}
        options={currencies.map((code) => [code, code] as const)}
        hint={hints.currency}
      />
      <SelectField
        form={form}
        name="language"
        label={fields.language}
        options={languageOptions(view.language, siteLanguages)}
        none={words.languageOfSite}
        hint={hints.language}
      />
      <SelectField
        form={form}
        name="timezone"
        label={fields.timezone}
        options={timezones.map((name) => [name, name] as const)}
      />
    </>
  );
}

export function ProfileFacts({ view, company }: CompanyPageProps) {
  const { fields } = wordsFor(view.language).company;
  const { benefits } = careerWordsFor(view.language);
  const country = company.country_id;
  const comma = commaOf(view.language);
  const rows = [
    [fields.name, company.name],
    [fields.description, company.description],
    [fields.website, company.website],
    [fields.phone, company.phone],
    [fields.address, company.address],
    [fields.country_id, country === null ? null : countryName(country, view.language)],
    [fields.default_currency, company.default_currency],
    [fields.timezone, company.timezone],
    [fields.values, company.values.join(comma)],
    [fields.benefits, namesOf(benefits, company.benefits).join(comma)],
  ] as const;
  return (
    <section class="section">
      <dl class="facts">
        {rows
          .filter(([, value]) => value !== null && value !== '')
          .map(([label, value]) => (
            <>
              <dt>{label}</dt>
              <dd class="text">
                <bdi>{value}</bdi>
              </dd>
            </>
          ))}
      </dl>
    </section>
  );
}

function namesOf(names: Readonly<Record<string, string>>, ids: readonly number[]): string[] {
  return ids.flatMap((id) => names[String(id)] ?? []);
}
