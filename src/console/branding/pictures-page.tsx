/** The cover and the pictures of the career page, and the page that asks before a picture is deleted. */
import type { Child } from 'hono/jsx';
import { AskPage } from '#console/layout/ask-page.tsx';
import { FormAlert, TextField, unsent } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { DropZone } from '#console/layout/files.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { PageHead, Section } from '#console/layout/page-parts.tsx';
import { countText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import type { CompanyProfile } from '#recruiting/company/company/schemas/company.ts';
import { CAREER_PAGE, COVER, picturePath, PICTURES, REMOVE_COVER } from './rules/addresses.ts';

type Picture = CompanyProfile['pictures'][number];

type PicturesPageProps = {
  view: ConsoleView;
  company: CompanyProfile;
  form: FormState;
  toast?: Child;
};

export function PicturesPage(props: PicturesPageProps) {
  const { view, company, form, toast } = props;
  const words = wordsFor(view.language).branding;
  const { pictures } = company;
  return (
    <Frame view={view} title={words.managePictures} at="careerPage" toast={toast}>
      <PageHead>
        <h1>{words.managePictures}</h1>
        <a href={view.root + CAREER_PAGE}>{words.title}</a>
      </PageHead>
      <FormAlert form={form} labels={{ alt: words.alt, picture: words.file, cover: words.cover }} />
      <div class="record two">
        <div class="panels">
          <p class="soft">
            {pictures.length === 0
              ? words.noPictures
              : countText(view.language, words.pictures, pictures.length)}
          </p>
          {pictures.map((picture) => (
            <PicturePanel view={view} form={form} picture={picture} />
          ))}
        </div>
        <div class="panels">
          <Cover {...props} />
          <AddPicture {...props} />
        </div>
      </div>
    </Frame>
  );
}

function PicturePanel({
  view,
  form,
  picture,
}: Pick<PicturesPageProps, 'view' | 'form'> & { picture: Picture }) {
  const { branding: words, frame } = wordsFor(view.language);
  const { id, url, alt } = picture;
  const path = picturePath(view.root, id);
  const alts = { [`alt.${id}`]: alt, ...form.typed };
  return (
    <form method="post" action={path} enctype="multipart/form-data" class="form">
      <input type="hidden" name="form_token" value={view.formToken} />
      <img class="thumb" src={new URL(url).pathname} alt={alt} />
      <TextField
        form={{ ...form, typed: alts }}
        id={`alt.${id}`}
        name="alt"
        label={words.alt}
        required
      />
      <DropZone form={form} id={`picture.${id}`} name="picture" label={words.replaceFile} />
      <p class="row">
        <Button>{frame.save}</Button>
        <a href={`${path}/remove`}>
          {words.removePicture}
          <span class="vh">: {alt}</span>
        </a>
      </p>
    </form>
  );
}

function AddPicture({ view, form }: PicturesPageProps) {
  const { branding: words, company } = wordsFor(view.language);
  return (
    <form method="post" action={view.root + PICTURES} enctype="multipart/form-data" class="form">
      <input type="hidden" name="form_token" value={view.formToken} />
      <h2>{words.addPicture}</h2>
      <DropZone form={form} name="picture" label={words.file} hint={company.logoHint} required />
      <TextField form={form} name="alt" label={words.alt} hint={words.altHint} required />
      <Button kind="primary">{company.upload}</Button>
    </form>
  );
}

function Cover({ view, company, form }: PicturesPageProps) {
  const { branding: words, company: profile } = wordsFor(view.language);
  const { cover } = company.career_page_settings;
  const hasCover = typeof cover === 'string' && URL.canParse(cover);
  return (
    <Section id="cover-heading" title={words.cover}>
      {hasCover ? (
        <>
          <img class="thumb" src={new URL(cover).pathname} alt="" />
          <form method="post" action={view.root + REMOVE_COVER}>
            <input type="hidden" name="form_token" value={view.formToken} />
            <Button kind="ghost">{words.removeCover}</Button>
          </form>
        </>
      ) : (
        <p class="soft">{words.noCover}</p>
      )}
      <form method="post" action={view.root + COVER} enctype="multipart/form-data" class="stack">
        <input type="hidden" name="form_token" value={view.formToken} />
        <DropZone form={form} name="cover" label={words.cover} hint={words.coverHint} required />
        <p class="hint">{profile.logoHint}</p>
        <Button>{profile.upload}</Button>
      </form>
    </Section>
  );
}

export function RemovePicturePage({ view, picture }: { view: ConsoleView; picture: Picture }) {
  const words = wordsFor(view.language).branding;
  return (
    <AskPage
      view={view}
      at="careerPage"
      title={words.removePictureTitle}
      action={`${picturePath(view.root, picture.id)}/remove`}
      submit={words.removePicture}
      back={view.root + PICTURES}
    >
      <FormAlert form={unsent({})} labels={{}} />
      <img class="thumb" src={new URL(picture.url).pathname} alt={picture.alt} />
      <p>{words.removePictureText}</p>
    </AskPage>
  );
}
