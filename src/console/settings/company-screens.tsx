/** Settings of the company that are a form of what the API takes: hiring rules and privacy. */
import { formScreen } from '#console/layout/form-screen.tsx';
import { inputOf, numberFaults, typedOf } from '#console/layout/shapes.ts';
import { checkedInput } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import { shapesOf } from '#lib/field-shapes.ts';
import type { Kind } from '#lib/field-shapes.ts';
import { once } from '#lib/lazy.ts';
import {
  changeHiringSettings,
  showHiringSettings,
} from '#recruiting/pipeline/hiring-settings/actions.ts';
import { HiringSettingsChange } from '#recruiting/pipeline/hiring-settings/schemas.ts';
import { CompanySettingsPage } from './company-settings-page.tsx';
import { HIRING, PRIVACY } from './rules.ts';
import type { FormSection, SettingsOf } from './rules.ts';

const needs = 'company.manage';

type Declared = {
  path: string;
  of: SettingsOf;
  sections: readonly FormSection[];
  kinds?: Readonly<Record<string, Kind>>;
};

function screensOf({ path, of, sections, kinds = {} }: Declared): ConsoleRoute[] {
  const names = sections.flatMap((section) => section.fields);
  const shapes = once(() => shapesOf(HiringSettingsChange, { names, kinds }));
  const one = formScreen(path, {
    needs,
    query: ['done'],
    load: async (ctx) => ({ stored: await showHiringSettings(ctx) }),
    page: (props) => (
      <CompanySettingsPage {...props} of={of} path={path} sections={sections} shapes={shapes()} />
    ),
    // Words of CVs are found until somebody decides otherwise.
    typed: ({ stored }) =>
      typedOf(shapes(), { ...stored, searches_cv_text: stored.searches_cv_text ?? true }),
    notices: ({ settings: { saved } }) => ({ saved }),
    refusals: ({ pipelines: { faults } }, { view }) => ({
      texts: {
        ...numberFaults(view, shapes()),
        ...Object.fromEntries(
          names.filter((name) => name.includes('.')).map((name) => [name, faults.email]),
        ),
      },
      fieldOf: (fault) => fault,
    }),
  });
  const save = one.command({
    needs,
    run: async (ctx, { fields }) => {
      const input = inputOf(shapes(), fields);
      await changeHiringSettings(ctx, await checkedInput(HiringSettingsChange, input), {
        isForm: true,
      });
      return { to: path, done: 'saved' };
    },
  });
  return [one, save];
}

export const companySettings: readonly ConsoleRoute[] = [
  ...screensOf({
    path: HIRING,
    of: 'hiring',
    sections: [
      {
        name: 'rejection',
        fields: [
          'rejection_template.subject',
          'rejection_template.body',
          'rejection_delay_minutes',
        ],
      },
      { name: 'stages', fields: ['stage_email_delay_minutes'] },
      { name: 'search', fields: ['searches_cv_text'] },
    ],
    kinds: { 'rejection_template.body': 'rich' },
  }),
  ...screensOf({
    path: PRIVACY,
    of: 'privacy',
    sections: [
      {
        name: 'retention',
        fields: ['retention_months', 'stale_months', 'emails_stale', 'audit_months'],
      },
      { name: 'consent', fields: ['consent_text'] },
      { name: 'members', fields: ['names_readers'] },
    ],
  }),
];
