/** What the screen of the career page is made from. */
import type { Child } from 'hono/jsx';
import type { FormState } from '#console/layout/fields.tsx';
import type { ConsoleView } from '#http/console.ts';
import type { CompanyProfile } from '#recruiting/company/company/schemas/company.ts';

export type BrandingProps = {
  view: ConsoleView;
  company: CompanyProfile;
  form: FormState;
  /** Whether the form has what is not saved. */
  isUnsaved: boolean;
  /** The link that shows the draft; null where it was not asked for. */
  sharedUrl: string | null;
  toast?: Child;
};
