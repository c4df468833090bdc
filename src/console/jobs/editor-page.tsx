/** The editor of a job: its three parts, what to do with it, and what others will miss. */
import type { Child } from 'hono/jsx';
import { JobHeading } from '#console/board/job-heading-parts.tsx';
import { jobPath } from '#console/board/rules/addresses.ts';
import { FieldInputs } from '#console/fields/fields-parts.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { PageHead, Section } from '#console/layout/page-parts.tsx';
import { dateTimeText, fillText, wordsFor } from '#console/words/words.ts';
import { Button } from '#layout/button.tsx';
import { Banner } from '#layout/marks.tsx';
import { commaOf } from '#lib/language.ts';
import type { JobStatus } from '#vocabulary/lists.ts';
import type { JobChangeShown } from '#recruiting/jobs/jobs/actions/editor.ts';
import { Details, Pay, Specifications } from './fields-parts.tsx';
import type { EditorProps } from './fields-parts.tsx';
import { Gaps } from './gaps-parts.tsx';
import { jobUrl } from '#recruiting/jobs/jobs/rules.ts';
import { NEW } from './rules/addresses.ts';
import { digestsOf, storedTyped } from './rules/merge.ts';

type EditorPageProps = EditorProps & {
  /** Why it was not saved; '' otherwise. */
  alert: string;
  toast?: Child;
  /** A new job that begins as a copy: its texts are saved nowhere yet. */
  isCopy?: boolean;
  /** What others changed since the form was shown. */
  changes?: readonly JobChangeShown[];
  /** What is stored of the fields that were changed here and there. */
  theirs?: readonly { field: string; value: string }[];
};

/** Of what others wrote: the rest stands in the stored job. */
const SHOWN_MAX = 500;

const FORM = 'job-form';
const FRAME = 'preview';

export function EditorPage({
  form,
  ...shown
}: Omit<EditorPageProps, keyof FormState> & { form: FormState }) {
  const props = { ...shown, ...form };
  const { view, job, alert, toast } = props;
  const words = wordsFor(view.language).jobs;
  const heading = job && {
    hashId: job.hash_id,
    title: job.title,
    status: job.status,
    url: jobUrl(new URL(job.urlJobApplay).hostname, job.hash_id),
  };
  return (
    <Frame view={view} title={job?.title ?? words.newJob} at="jobs" wide toast={toast}>
      {heading ? (
        <JobHeading view={view} job={heading} at="job" />
      ) : (
        <PageHead>
          <h1>{words.newJob}</h1>
        </PageHead>
      )}
      {alert !== '' && <Alert {...props} />}
      <div class="record halves">
        <Form {...props} />
        <aside class="stack">
          <Gaps {...props} />
          <Preview {...props} />
        </aside>
      </div>
    </Frame>
  );
}

function Alert({ view, alert, faults, changes = [], theirs = [] }: EditorPageProps) {
  const { jobs: words, frame } = wordsFor(view.language);
  const comma = commaOf(view.language);
  const fields: Partial<Record<string, string>> = { ...words.fields, status: words.columns.status };
  return (
    <Banner tone="bad" role="alert">
      <p>{alert}</p>
      <ul>
        {Object.keys(faults).map((name) => (
          <li>
            <a href={name.startsWith('custom.') ? '#custom-fields' : `#${name}`}>
              {fields[name] ?? name.replace('custom.', '')}
            </a>
          </li>
        ))}
        {changes.map(({ who, at, fields: changed }) => (
          <li>
            {fillText(frame.labelled, {
              label: [who === '' ? frame.nameUnknown : who, dateTimeText(view, at)].join(comma),
              text: changed.map((name) => fields[name] ?? name).join(comma),
            })}
          </li>
        ))}
        {theirs.map(({ field, value }) => (
          <li>
            <a href={`#${field}`}>{fields[field] ?? field.replace('custom.', '')}</a>
            {value !== '' && !/^\d+$/u.test(value) && (
              <blockquote class="quote" dir="auto">
                {value.slice(0, SHOWN_MAX)}
              </blockquote>
            )}
          </li>
        ))}
      </ul>
      {changes.length > 0 && <p>{words.stale.hint}</p>}
    </Banner>
  );
}

function Form(props: EditorPageProps) {
  const { view, typed, job } = props;
  const words = wordsFor(view.language).jobs;
  return (
    <form
      method="post"
      action={pathOf(props)}
      id={FORM}
      data-unsaved={props.isCopy === true ? '' : undefined}
    >
      <input type="hidden" name="form_token" value={view.formToken} />
      {job ? (
        <>
          <input type="hidden" name="version" value={job.updated_at} />
          <input
            type="hidden"
            name="base"
            value={JSON.stringify(digestsOf(storedTyped(job, props.custom)))}
          />
        </>
      ) : (
        <input type="hidden" name="once" value={view.once} />
      )}
      {hiddenNames(props).map((name) => (
        <input type="hidden" name={name} value={typed[name] ?? ''} />
      ))}
      <Section id="details" title={words.details}>
        <Details {...props} />
      </Section>
      <Section id="specifications" title={words.specifications}>
        <Specifications {...props} />
      </Section>
      <Section id="pay" title={words.pay}>
        <Pay {...props} />
      </Section>
      <CustomFields {...props} />
      <Buttons {...props} />
    </form>
  );
}

/** What a copy takes over: the pipeline is a field where there are several. */
function hiddenNames({ own }: EditorPageProps): string[] {
  return own.pipelines.length > 1
    ? ['contracted_company_id']
    : ['company_pipline_id', 'contracted_company_id'];
}

function CustomFields({ view, custom, typed, faults }: EditorPageProps) {
  if (custom.fields.every((field) => field.is_archived)) return null;
  return (
    <Section id="custom-fields" title={wordsFor(view.language).fields.title}>
      <FieldInputs view={view} custom={custom} typed={typed} faults={Object.keys(faults)} />
    </Section>
  );
}

/** What publishes a job that is not Live. */
const publishing: Readonly<Record<Exclude<JobStatus, 'Live'>, 'publish' | 'republish' | 'reopen'>> =
  {
    Draft: 'publish',
    Expired: 'republish',
    Closed: 'reopen',
    Archived: 'reopen',
  };

/** One is filled: it publishes, and saves where the job is Live. The first saves, as Enter in a field presses it. */
function Buttons({ view, job }: EditorPageProps) {
  const { jobs: words, frame } = wordsFor(view.language);
  const status = job?.status ?? 'Draft';
  const isLive = status === 'Live';
  const save = status === 'Draft' ? 'draft' : 'save';
  return (
    <>
      <p class="row bar">
        <Button kind={isLive ? 'primary' : 'default'} name="purpose" value={save}>
          {save === 'draft' ? words.saveDraft : frame.save}
        </Button>
        {!isLive && (
          <Button kind="primary" name="purpose" value="publish">
            {words[publishing[status]]}
          </Button>
        )}
        {job && (
          <Button name="purpose" value="copy">
            {words.copy}
          </Button>
        )}
        {isLive && (
          <Button kind="danger" name="purpose" value="close">
            {words.closeJob}
          </Button>
        )}
      </p>
      {isLive && <p class="hint">{words.closedHint}</p>}
    </>
  );
}

/** The career page as a phone or a narrow window shows it. A button of the form sends what was typed into the frame. */
function Preview(props: EditorPageProps) {
  const words = wordsFor(props.view.language).jobs;
  const path = `${pathOf(props)}/preview`;
  return (
    <Section id="preview-heading" title={words.preview}>
      <p class="no-script">
        <Button
          form={FORM}
          formaction={path}
          formtarget={FRAME}
          formnovalidate
          data-also-parts=""
          data-live
        >
          {words.updatePreview}
        </Button>
      </p>
      <p class="hint">{words.previewHint}</p>
      <iframe
        name={FRAME}
        title={words.preview}
        src={props.job ? path : `${path}?office=${props.typed['office_id'] ?? ''}`}
      ></iframe>
    </Section>
  );
}

function pathOf({ view, job }: EditorPageProps): string {
  return job ? jobPath(view.root, { hashId: job.hash_id }) : view.root + NEW;
}
