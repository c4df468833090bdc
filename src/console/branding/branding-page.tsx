/** The look of the career page: brand and sections in a form, beside the page itself. */
import { FormAlert, TextField } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { PageHead, Section } from '#console/layout/page-parts.tsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Badge, Banner } from '#layout/marks.tsx';
import { CAREER_PAGE, PREVIEW_PAGE } from './rules/addresses.ts';
import { kindsToAdd, pageOfTyped } from './rules/sections.ts';
import { SectionPanel } from './section-parts.tsx';
import { Tones } from './tones-parts.tsx';
import type { BrandingProps } from './props-parts.ts';

const FORM = 'page-form';
const FRAME = 'preview';

export function BrandingPage(props: BrandingProps) {
  const { view, company, toast } = props;
  const { branding: words, company: profile } = wordsFor(view.language);
  return (
    <Frame view={view} title={words.title} at="careerPage" wide toast={toast}>
      <PageHead>
        <h1>{words.title}</h1>
        {company.career_page_draft !== null && <Badge tone="warn">{words.isDraft}</Badge>}
        <a href={`${view.root}/company`}>{profile.title}</a>
        <Button kind="ghost" form={FORM} name="purpose" value="pictures">
          {words.managePictures}
        </Button>
      </PageHead>
      <Shared {...props} />
      <div class="record halves">
        <Form {...props} />
        <aside class="stack">
          <Preview view={view} />
        </aside>
      </div>
    </Frame>
  );
}

function Shared({ view, sharedUrl }: BrandingProps) {
  if (sharedUrl === null) return null;
  return (
    <Banner tone="good">
      {wordsFor(view.language).branding.shareText}{' '}
      <a href={sharedUrl} rel="noopener noreferrer" dir="ltr">
        {sharedUrl}
      </a>
    </Banner>
  );
}

function Form(props: BrandingProps) {
  const { view, form } = props;
  const words = wordsFor(view.language).branding;
  const page = pageOfTyped(form.typed);
  return (
    <form
      method="post"
      action={view.root + CAREER_PAGE}
      id={FORM}
      data-unsaved={props.isUnsaved ? '' : undefined}
    >
      <input type="hidden" name="form_token" value={view.formToken} />
      <input
        type="hidden"
        name="version"
        value={form.typed['version'] ?? props.company.updated_at}
      />
      <input type="hidden" name="sections" value={String(page.sections.length)} />
      {/* What Enter in a field presses: the first button. */}
      <button class="vh" name="purpose" value="save" tabindex={-1} aria-hidden="true">
        {words.saveDraft}
      </button>
      <FormAlert form={form} labels={{ colour: words.colour, headline: words.headline }} />
      <Section id="brand" title={words.brand}>
        <TextField
          form={form}
          name="colour"
          label={words.colour}
          hint={words.colourHint}
          dir="ltr"
          placeholder="#2b4a7d"
        />
        <Tones view={view} colour={page.colour} />
        <TextField form={form} name="headline" label={words.headline} hint={words.headlineHint} />
      </Section>
      <h2>{words.sections}</h2>
      <p class="hint" id="sections">
        {words.sectionsHint}
      </p>
      {form.faults['sections'] !== undefined && <p class="fault">{form.faults['sections']}</p>}
      <ol class="panels">
        {page.sections.map((section, at) => (
          <SectionPanel {...props} section={section} at={at} count={page.sections.length} />
        ))}
      </ol>
      <AddSection view={view} kinds={kindsToAdd(page)} at={page.sections.length} />
      <Buttons {...props} />
    </form>
  );
}

type AddSectionProps = { view: ConsoleView; kinds: ReturnType<typeof kindsToAdd>; at: number };

function AddSection({ view, kinds, at }: AddSectionProps) {
  const words = wordsFor(view.language).branding;
  return (
    <p class="row">
      <label for="new.kind" class="vh">
        {words.sectionKind}
      </label>
      <select id="new.kind" name="new.kind">
        {kinds.map((kind) => (
          <option value={kind}>{words.kinds[kind]}</option>
        ))}
      </select>
      <Button
        name="purpose"
        value="add"
        formaction={`${view.root}${CAREER_PAGE}#section-${at}`}
        formnovalidate
      >
        {words.addSection}
      </Button>
    </p>
  );
}

function Buttons({ view, company }: BrandingProps) {
  const words = wordsFor(view.language).branding;
  return (
    <p class="row bar">
      <Button kind="primary" name="purpose" value="publish">
        {words.publish}
      </Button>
      <Button name="purpose" value="save">
        {words.saveDraft}
      </Button>
      <Button name="purpose" value="share">
        {words.share}
      </Button>
      {company.career_page_draft !== null && (
        <Button kind="danger" name="purpose" value="discard" formnovalidate>
          {words.discard}
        </Button>
      )}
    </p>
  );
}

/** A button of the form sends what was typed into the frame; the script presses it. */
function Preview({ view }: { view: ConsoleView }) {
  const { branding: words, jobs } = wordsFor(view.language);
  const path = view.root + PREVIEW_PAGE;
  return (
    <Section id="preview-heading" title={words.preview}>
      <p class="no-script">
        <Button form={FORM} formaction={path} formtarget={FRAME} formnovalidate data-live>
          {jobs.updatePreview}
        </Button>
      </p>
      <p class="hint">{jobs.previewHint}</p>
      <iframe name={FRAME} title={words.preview} src={path}></iframe>
    </Section>
  );
}
