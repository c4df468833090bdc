/** The profile of a company, beside its logo, its offices and its career page. */
import { FileField, FormAlert } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { wordsFor } from '#console/words/words.ts';
import { commaOf } from '#lib/language.ts';
import type { ConsoleView } from '#http/console.ts';
import { companyPageUrl } from '#recruiting/company/company/rules.ts';
import type { Office } from '#recruiting/company/offices/schemas.ts';
import { countryName } from '#lib/countries.ts';
import { CAREER_PAGE } from '#console/branding/rules/addresses.ts';
import { ProfileFacts, ProfileForm, profileLabels } from './profile-parts.tsx';
import { LOGO, NEW_OFFICE, officePath } from './rules.ts';
import type { CompanyPageProps } from './props-parts.ts';

export function CompanyPage(props: CompanyPageProps) {
  const { view, form, toast } = props;
  const words = wordsFor(view.language).company;
  return (
    <Frame view={view} title={words.title} at="profile" toast={toast}>
      <div class="top">
        <h1>{words.title}</h1>
      </div>
      <FormAlert form={form} labels={{ ...profileLabels(view), logo: words.logo }} />
      <div class="record two">
        {view.can('company.manage') ? <ProfileForm {...props} /> : <ProfileFacts {...props} />}
        <div class="panels">
          <CareerPage {...props} />
          <Logo {...props} />
          <Offices {...props} />
        </div>
      </div>
    </Frame>
  );
}

function CareerPage({ view, company }: CompanyPageProps) {
  const words = wordsFor(view.language).company;
  const url = companyPageUrl(company.career_domain, company.subdomain);
  return (
    <section class="panel" aria-labelledby="career-page">
      <h2 id="career-page">{words.careerPage}</h2>
      <p class="hint">{words.careerPageText}</p>
      <p class="row">
        {view.can('company.manage') && (
          <a class="button" href={view.root + CAREER_PAGE}>
            {words.editCareerPage}
          </a>
        )}
        <a href={url} rel="noopener">
          {words.openCareerPage}
        </a>
      </p>
    </section>
  );
}

function Logo({ view, company, form }: CompanyPageProps) {
  const words = wordsFor(view.language).company;
  return (
    <section class="panel" aria-labelledby="logo-heading">
      <h2 id="logo-heading">{words.logo}</h2>
      {company.logo === null ? (
        <p class="soft">{words.noLogo}</p>
      ) : (
        <img class="thumb" src={new URL(company.logo).pathname} alt="" />
      )}
      {view.can('company.manage') && (
        <form method="post" action={view.root + LOGO} enctype="multipart/form-data" class="stack">
          <input type="hidden" name="form_token" value={view.formToken} />
          <FileField form={form} name="logo" label={words.logo} hint={words.logoHint} required />
          <button class="quiet">{words.upload}</button>
        </form>
      )}
    </section>
  );
}

function Offices({ view, company: { offices } }: CompanyPageProps) {
  const words = wordsFor(view.language).company;
  const canManage = view.can('structure.manage');
  return (
    <section class="panel" aria-labelledby="offices">
      <h2 id="offices">{words.offices}</h2>
      {offices.length === 0 && <p class="soft">{words.noOffices}</p>}
      <ul class="stack">
        {offices.map((office) => (
          <li>
            {canManage ? (
              <a href={officePath(view.root, office.id)}>
                <bdi>{office.name}</bdi>
              </a>
            ) : (
              <bdi>{office.name}</bdi>
            )}{' '}
            {office.is_default && <span class="mark">{words.mainOffice}</span>}
            <p class="soft">{placeOf(view, office)}</p>
          </li>
        ))}
      </ul>
      {canManage && (
        <p>
          <a class="button quiet" href={view.root + NEW_OFFICE}>
            {words.addOffice}
          </a>
        </p>
      )}
    </section>
  );
}

function placeOf({ language }: ConsoleView, office: Office): string {
  const { address, zipcode, city, country_id: countryId } = office;
  const town = [zipcode, city].filter((part) => part !== null).join(' ');
  const country = countryId === null ? null : countryName(countryId, language);
  return [address, town, country]
    .filter((part) => part !== null && part !== '')
    .join(commaOf(language));
}
