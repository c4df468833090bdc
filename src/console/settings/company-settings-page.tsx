/** A form of settings in sections. */
import type { Child } from 'hono/jsx';
import { FormAlert } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { MergeFieldList } from '#console/layout/merge-field-list.tsx';
import { PageHead, Section } from '#console/layout/page-parts.tsx';
import { ShapeFields } from '#console/layout/shape-fields.tsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { Shape } from '#lib/field-shapes.ts';
import { Button } from '#layout/button.tsx';
import type { FormSection, SettingsOf } from './rules.ts';

type CompanySettingsPageProps = {
  view: ConsoleView;
  of: SettingsOf;
  path: string;
  sections: readonly FormSection[];
  shapes: readonly Shape[];
  form: FormState;
  toast: Child;
};

export function CompanySettingsPage(props: CompanySettingsPageProps) {
  const { view, of, path, form, toast, sections, shapes } = props;
  const { frame, settings: words } = wordsFor(view.language);
  const title = frame.companyPlaces[of];
  return (
    <Frame view={view} title={title} at={of} toast={toast}>
      <PageHead>
        <h1>{title}</h1>
        <p class="soft">{words.about[of]}</p>
      </PageHead>
      <FormAlert form={form} labels={words.fields} />
      <form method="post" action={view.root + path} class="panels">
        <input type="hidden" name="form_token" value={view.formToken} />
        {sections.map(({ name, fields }) => (
          <Section id={`of-${name}`} title={words.sections[name]}>
            <ShapeFields
              view={view}
              form={form}
              shapes={shapes.filter((shape) => fields.includes(shape.name))}
              labels={words.fields}
              hints={words.hints}
            />
            {name === 'rejection' && <MergeFieldList view={view} />}
          </Section>
        ))}
        <p class="row bar">
          <Button kind="primary">{frame.save}</Button>
        </p>
      </form>
    </Frame>
  );
}
