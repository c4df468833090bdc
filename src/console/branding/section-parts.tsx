/** One section of the career page in its form, with the buttons that arrange it. */
import { SelectField, TextArea, TextField } from '#console/layout/fields.tsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import { Button } from '#layout/button.tsx';
import type { BrandingProps } from './props-parts.ts';
import { CAREER_PAGE } from './rules/addresses.ts';
import { personField, sectionField } from './rules/sections.ts';
import type { SectionForm } from './rules/sections.ts';

type SectionProps = BrandingProps & { section: SectionForm; at: number };

export function SectionPanel(props: SectionProps & { count: number }) {
  const { view, form, section, at, count } = props;
  const words = wordsFor(view.language).branding;
  const { kind } = section;
  return (
    <li class="section" id={`section-${at}`}>
      <input type="hidden" name={sectionField(at, 'kind')} value={kind} />
      <div class="row">
        <h3>{words.kinds[kind]}</h3>
        <Arrange {...props} count={count} />
      </div>
      {kind in words.about && <p class="hint">{words.about[aboutOf(kind)]}</p>}
      <TextField
        form={form}
        name={sectionField(at, 'heading')}
        label={words.heading}
        hint={words.headingHint}
      />
      {kind === 'text' && <Text {...props} />}
      {kind === 'people' && <People {...props} />}
      {kind === 'pictures' && <Pictures {...props} />}
    </li>
  );
}

type About = 'values' | 'benefits' | 'offices' | 'jobs';

function aboutOf(kind: string): About {
  const kinds: readonly About[] = ['values', 'benefits', 'offices'];
  return kinds.find((one) => one === kind) ?? 'jobs';
}

function Arrange({ view, at, count }: SectionProps & { count: number }) {
  const words = wordsFor(view.language).branding;
  const number = String(at + 1);
  const button = (purpose: string, to: number, label: string, sign: string) => (
    <Button
      name="purpose"
      value={`${purpose}.${at}`}
      formaction={`${view.root}${CAREER_PAGE}#section-${to}`}
      formnovalidate
      aria-label={fillText(label, { number })}
    >
      {sign}
    </Button>
  );
  return (
    <>
      {at > 0 && button('up', at - 1, words.moveUp, '↑')}
      {at < count - 1 && button('down', at + 1, words.moveDown, '↓')}
      {button('remove', Math.max(at - 1, 0), words.removeSection, '×')}
    </>
  );
}

function Text(props: SectionProps) {
  const { view, form, section, at } = props;
  const { branding: words, jobs } = wordsFor(view.language);
  return (
    <>
      <TextArea
        form={form}
        name={sectionField(at, 'text')}
        label={words.text}
        rows={8}
        dir={section.isHtml ? 'ltr' : 'auto'}
        hint={section.isHtml ? jobs.htmlHint : jobs.textHint}
      />
      {section.isHtml && <input type="hidden" name={sectionField(at, 'html')} value="on" />}
      <PictureField {...props} name={sectionField(at, 'picture')} />
    </>
  );
}

function PictureField({ view, company, form, name }: BrandingProps & { name: string }) {
  const words = wordsFor(view.language).branding;
  if (company.pictures.length === 0) return null;
  return (
    <SelectField
      form={form}
      name={name}
      label={words.picture}
      options={company.pictures.map(({ id, alt }) => [id, alt] as const)}
      none={words.noPicture}
    />
  );
}

function People(props: SectionProps) {
  const { view, section, at } = props;
  const words = wordsFor(view.language).branding;
  return (
    <>
      <input
        type="hidden"
        name={sectionField(at, 'people')}
        value={String(section.people.length)}
      />
      {section.people.map((_, index) => (
        <Person {...props} index={index} />
      ))}
      <p>
        <Button
          name="purpose"
          value={`person.${at}`}
          formaction={`${view.root}${CAREER_PAGE}#section-${at}`}
          formnovalidate
        >
          {words.addPerson}
        </Button>
      </p>
    </>
  );
}

function Person(props: SectionProps & { index: number }) {
  const { view, form, at, index } = props;
  const words = wordsFor(view.language).branding;
  const number = String(index + 1);
  const name = (part: string) => personField(at, index, part);
  return (
    <fieldset class="stack">
      <legend>{fillText(words.person, { number })}</legend>
      <TextField form={form} name={name('name')} label={words.name} />
      <TextField form={form} name={name('role')} label={words.role} />
      <TextField form={form} name={name('quote')} label={words.quote} />
      <PictureField {...props} name={name('picture')} />
      <p>
        <Button
          kind="ghost"
          name="purpose"
          value={`unperson.${at}.${index}`}
          formaction={`${view.root}${CAREER_PAGE}#section-${at}`}
          formnovalidate
        >
          {fillText(words.removePerson, { number })}
        </Button>
      </p>
    </fieldset>
  );
}

function Pictures({ view, company, form, section, at }: SectionProps) {
  const words = wordsFor(view.language).branding;
  if (company.pictures.length === 0) return <p class="soft">{words.noPictures}</p>;
  return (
    <fieldset>
      <legend>{words.choosePictures}</legend>
      <p class="hint">{words.choosePicturesHint}</p>
      {form.faults[sectionField(at, 'picture_ids')] !== undefined && (
        <p class="fault">{words.faults.picture}</p>
      )}
      <div class="choices">
        {company.pictures.map(({ id, alt }) => (
          <label class="choice">
            <input
              type="checkbox"
              name={sectionField(at, `picture.${id}`)}
              checked={section.pictures.includes(String(id))}
            />
            <bdi>{alt}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
