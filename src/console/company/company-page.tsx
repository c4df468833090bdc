/** The profile of a company, beside its logo, its offices and its career page. */
import { FormAlert } from '#console/layout/fields.tsx';
import { DropZone } from '#console/layout/files.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { PageHead, Section } from '#console/layout/page-parts.tsx';
import { wordsFor } from '#console/words/words.ts';
import { commaOf } from '#lib/language.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Badge } from '#layout/marks.tsx';
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
      <PageHead>
        <h1>{words.title}</h1>
      </PageHead>
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
    <Section id="career-page" title={words.careerPage}>
      <p class="hint">{words.careerPageText}</p>
      <p class="row">
        {view.can('company.manage') && (
          <Button kind="primary" href={view.root + CAREER_PAGE}>
            {words.editCareerPage}
          </Button>
        )}
        <a href={url} rel="noopener">
          {words.openCareerPage}
        </a>
      </p>
    </Section>
  );
}

function Logo({ view, company, form }: CompanyPageProps) {
  const words = wordsFor(view.language).company;
  return (
    <Section id="logo-heading" title={words.logo}>
      {company.logo === null ? (
        <p class="soft">{words.noLogo}</p>
      ) : (
        <img class="thumb" src={new URL(company.logo).pathname} alt="" />
      )}
      {view.can('company.manage') && (
        <form method="post" action={view.root + LOGO} enctype="multipart/form-data" class="stack">
          <input type="hidden" name="form_token" value={view.formToken} />
          <DropZone form={form} name="logo" label={words.logo} hint={words.logoHint} required />
          <Button>{words.upload}</Button>
        </form>
      )}
    </Section>
  );
}

function Offices({ view, company: { offices } }: CompanyPageProps) {
  const words = wordsFor(view.language).company;
  const canManage = view.can('structure.manage');
  return (
    <Section id="offices" title={words.offices}>
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
            {office.is_default && <Badge>{words.mainOffice}</Badge>}
            <p class="soft">{placeOf(view, office)}</p>
          </li>
        ))}
      </ul>
      {canManage && (
        <p>
          <Button href={view.root + NEW_OFFICE}>{words.addOffice}</Button>
        </p>
      )}
    </Section>
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
