/** What the screen of the profile is made from. */
import type { Child } from 'hono/jsx';
import type { FormState } from '#console/layout/fields.tsx';
import type { ConsoleView } from '#http/console.ts';
import type { CompanyProfile } from '#recruiting/company/company/schemas/company.ts';

export type CompanyPageProps = {
  view: ConsoleView;
  company: CompanyProfile;
  form: FormState;
  toast?: Child;
};
