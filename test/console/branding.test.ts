/** The screens of the career page's look: brand and sections with a preview, and the pictures. */
import { describe, expect, test } from 'vitest';
import type { Company as Profile } from '#recruiting/company/company/schemas/company.ts';
import { openCompany } from '../support/company.ts';
import { consoleToken, openConsole, toastOf } from '../support/console.ts';
import { image } from '../support/uploads.ts';

const PAGE = '/company/career-page';

async function openPage() {
  const company = await openCompany();
  const console = await openConsole(company, 'Admin');
  const show = async () => {
    const { body } = await company.admin<Profile>('GET', '/api/companies/profile');
    return body.data;
  };
  const upload = async (path: string, fields: Record<string, string | Uint8Array>) => {
    const form = new FormData();
    form.set('form_token', consoleToken(await console.open('/company/pictures')));
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'string') form.set(name, value);
      else form.set(name, new Blob([value]), 'picture.png');
    }
    return console.browser.post(console.root + path, form);
  };
  const addPicture = async (alt: string) => {
    await upload('/company/pictures', { alt, picture: image() });
    const id = (await show()).pictures.at(-1)?.id;
    if (id === undefined) throw new Error('the picture was not saved');
    return id;
  };
  return { company, ...console, show, upload, addPicture };
}

const typed = {
  colour: '#E4572E',
  headline: 'Bread <b> for all',
  sections: '3',
  's.0.kind': 'text',
  's.0.heading': 'Our bakery',
  's.0.text': 'Since 1912.\n\n- Bread\n- Cake',
  's.1.kind': 'jobs',
  's.1.heading': '',
  's.2.kind': 'people',
  's.2.heading': '',
  's.2.people': '1',
  's.2.p.0.name': 'Ada',
  's.2.p.0.role': 'Baker',
  's.2.p.0.quote': '',
};

const stored = {
  colour: '#e4572e',
  headline: 'Bread <b> for all',
  sections: [
    {
      kind: 'text',
      heading: 'Our bakery',
      html: '<p>Since 1912.</p><ul><li>Bread</li><li>Cake</li></ul>',
      picture_id: null,
    },
    { kind: 'jobs', heading: null },
    {
      kind: 'people',
      heading: null,
      people: [{ name: 'Ada', role: 'Baker', quote: null, picture_id: null }],
    },
  ],
};

describe('the career page', () => {
  test('begins with what it shows, and is saved as a draft', async () => {
    const { open, send, browser, show } = await openPage();
    const { html } = await open(PAGE);
    expect([...html.matchAll(/<h3>(\w+)<\/h3>/gu)].map(([, kind]) => kind)).toEqual([
      'Jobs',
      'Values',
      'Benefits',
    ]);
    const answer = await send(PAGE, PAGE, { ...typed, purpose: 'save' });
    const page = await browser.get(answer.location);
    expect(toastOf(page)).toBe('The draft is saved.');
    expect(page.html).toContain('This draft is not published.');
    expect(page.html).toContain('value="Bread &lt;b&gt; for all"');
    expect(page.html).toContain('\nSince 1912.\n\n- Bread\n- Cake</textarea>');
    expect(page.html).toMatch(/<span class="num">[\d.]+ : 1<\/span>/u);
    const profile = await show();
    expect(profile.career_page_draft).toEqual(stored);
    expect(profile.career_page_settings).toEqual({});
  });

  test('is published, and keeps the values of the company beside it', async () => {
    const { company, send, browser, show } = await openPage();
    await company.admin('POST', `/api/companies/update/${company.id}`, {
      career_page_settings: { headline: 'Old', tracker: 'x' },
      career_page_draft: { headline: 'Draft' },
    });
    const answer = await send(PAGE, PAGE, { ...typed, purpose: 'publish' });
    expect(toastOf(await browser.get(answer.location))).toBe('The career page is published.');
    const profile = await show();
    expect(profile.career_page_settings).toEqual({ ...stored, tracker: 'x' });
    expect(profile.career_page_draft).toBeNull();
    expect((await company.audited()).at(-1)).toMatchObject({ action: 'company.update' });
  });

  test('is shared as a draft by a link, and discarded', async () => {
    const { send, browser, show } = await openPage();
    const shared = await send(PAGE, PAGE, { ...typed, purpose: 'share' });
    const page = await browser.get(shared.location);
    expect(page.html).toMatch(/\/preview\?expires=\d+&amp;by=[\d.]+&amp;signature=/u);
    const discarded = await send(PAGE, PAGE, { purpose: 'discard' });
    expect(toastOf(await browser.get(discarded.location))).toBe('The draft is discarded.');
    expect((await show()).career_page_draft).toBeNull();
  });

  test.each(['save', 'publish', 'share', 'pictures', 'discard'])(
    'that somebody else saved meanwhile is kept, with what was typed: %s',
    async (purpose) => {
      const { company, open, send, show } = await openPage();
      const versionIn = (html: string) => /name="version" value="([^"]+)"/u.exec(html)?.[1] ?? '';
      const version = versionIn((await open(PAGE)).html);
      const others = { career_page_draft: { headline: 'Theirs' } };
      await company.admin('POST', `/api/companies/update/${company.id}`, others);
      const before = await show();
      const arranged = await send(PAGE, PAGE, { ...typed, version, purpose: 'down.0' });
      expect(versionIn(arranged.html)).toBe(version);
      const late = await send(PAGE, PAGE, { ...typed, version, purpose });
      expect(late.status).toBe(409);
      expect(late.html).toContain('value="Bread &lt;b&gt; for all"');
      expect(await show()).toEqual(before);
      const again = { ...typed, version: versionIn(late.html), purpose };
      expect((await send(PAGE, PAGE, again)).status).toBe(303);
      expect(await show()).not.toEqual(before);
    },
  );

  test('is arranged by buttons that save nothing', async () => {
    const { send, show } = await openPage();
    const kindsIn = (html: string) =>
      [...html.matchAll(/name="s\.\d+\.kind" value="(\w+)"/gu)].map(([, kind]) => kind);
    const steps = [
      ['down.0', ['jobs', 'text', 'people']],
      ['up.2', ['text', 'people', 'jobs']],
      ['remove.1', ['text', 'people']],
      ['add', ['text', 'jobs', 'people', 'pictures']],
      ['up.0', ['text', 'jobs', 'people']],
    ] as const;
    for (const [purpose, kinds] of steps) {
      const answer = await send(PAGE, PAGE, { ...typed, 'new.kind': 'pictures', purpose });
      expect(answer.status).toBe(200);
      expect(kindsIn(answer.html), purpose).toEqual(kinds);
      expect(answer.html).toContain('- Cake</textarea>');
    }
    const more = await send(PAGE, PAGE, { ...typed, purpose: 'person.2' });
    expect(more.html).toContain('name="s.2.p.1.name"');
    const none = await send(PAGE, PAGE, { ...typed, purpose: 'unperson.2.0' });
    expect(none.html).not.toContain('name="s.2.p.0.name"');
    expect((await show()).career_page_draft).toBeNull();
  });

  test('is kept as a draft on the way to the pictures, if it was changed', async () => {
    const { open, send, show } = await openPage();
    const toPictures = (fields: Record<string, string>) =>
      send(PAGE, PAGE, { ...fields, purpose: 'pictures' });
    const { html } = await open(PAGE);
    const fields = [...html.matchAll(/<input[^>]*?name="(s[^"]*)" value="([^"]*)"/gu)];
    const unchanged = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]));
    expect((await toPictures(unchanged)).location).toMatch(/\/company\/pictures$/u);
    expect((await show()).career_page_draft).toBeNull();
    expect((await toPictures(typed)).location).toMatch(/\/company\/pictures$/u);
    expect((await show()).career_page_draft).toEqual(stored);
    const wrong = await toPictures({ ...typed, colour: 'red' });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('value="red"');
  });

  test('that is refused keeps what was typed, with the faults beside the fields', async () => {
    const { send, show } = await openPage();
    const wrong = {
      ...typed,
      colour: 'red',
      's.0.heading': 'h'.repeat(121),
      's.2.p.0.name': '',
    };
    const answer = await send(PAGE, PAGE, { ...wrong, purpose: 'publish' });
    expect(answer.status).toBe(422);
    for (const name of ['colour', 's.0.heading', 's.2.p.0.name']) {
      expect(answer.html).toContain(`id="${name}-fault"`);
    }
    expect(answer.html).toContain('value="red"');
    expect((await show()).career_page_settings).toEqual({});
  });

  test('is for Admins', async () => {
    const { company } = await openPage();
    const { browser, root, open } = await openConsole(company, 'Recruiter');
    expect((await browser.get(root + PAGE)).status).toBe(403);
    expect((await open('/company')).html).not.toContain(`${root}${PAGE}`);
  });
});

describe('the preview', () => {
  test('shows the form as it is, cleaned, in a frame of its own policy', async () => {
    const { send, open, show } = await openPage();
    const unsafe = {
      ...typed,
      's.0.text': '<p onclick="x">Hi</p><script>x</script>',
      's.0.html': 'on',
    };
    const { html, headers } = await send(PAGE, `${PAGE}/preview`, unsafe);
    expect(html).toContain('Bread &lt;b&gt; for all');
    expect(html).toContain('<p>Hi</p>');
    expect(html).not.toMatch(/<script|onclick/u);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("; sandbox; frame-ancestors 'self'");
    expect((await show()).career_page_draft).toBeNull();
    const first = await open(`${PAGE}/preview`);
    expect(first.html).toContain('Acme');
    expect((await send(PAGE, `${PAGE}/preview`)).status).toBe(200);
  });
});

describe('the pictures', () => {
  test('are added with what they show, changed and deleted', async () => {
    const { open, send, upload, addPicture, show } = await openPage();
    const id = await addPicture('Two "bakers"');
    const { html } = await open('/company/pictures');
    expect(html).toContain('1 of 12 pictures');
    expect(html).toContain('alt="Two &quot;bakers&quot;"');
    const changed = await upload(`/company/pictures/${id}`, { alt: 'Three bakers' });
    expect(changed.status).toBe(303);
    expect((await show()).pictures[0]?.alt).toBe('Three bakers');
    const wrong = await upload(`/company/pictures/${id}`, { alt: ' ' });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain(`id="alt.${id}-fault"`);
    const remove = `/company/pictures/${id}/remove`;
    expect((await open(remove)).html).toContain('Delete this picture?');
    expect((await send(remove, remove)).status).toBe(303);
    expect((await show()).pictures).toEqual([]);
  });

  test('without a text alternative, or that are none, are refused', async () => {
    const { upload, show } = await openPage();
    const unnamed = await upload('/company/pictures', { alt: '', picture: image() });
    expect(unnamed.status).toBe(422);
    expect(unnamed.html).toContain('id="alt-fault"');
    for (const fields of [{ alt: 'A' }, { alt: 'A', picture: new TextEncoder().encode('none') }]) {
      const answer = await upload('/company/pictures', fields);
      expect(answer.status).toBe(422);
      expect(answer.html).toContain('id="picture-fault"');
      expect(answer.html).toContain('value="A"');
    }
    expect((await show()).pictures).toEqual([]);
  });

  test('are chosen for texts, and those of others are refused', async () => {
    const { send, addPicture, show } = await openPage();
    const id = await addPicture('The shop');
    const fields = { ...typed, 's.0.picture': String(id), purpose: 'publish' };
    expect((await send(PAGE, PAGE, fields)).status).toBe(303);
    expect((await show()).career_page_settings['sections']).toMatchObject([
      { picture_id: id },
      {},
      {},
    ]);
    const other = await openPage();
    const foreign = await other.send(PAGE, PAGE, fields);
    expect(foreign.status).toBe(422);
    expect(foreign.html).toContain('Not saved.');
  });

  test('have a cover above them, which is replaced and removed', async () => {
    const { upload, send, browser, show } = await openPage();
    const answer = await upload('/company/cover', { cover: image() });
    const page = await browser.get(answer.location);
    expect(toastOf(page)).toBe('The cover is saved.');
    expect(page.html).toContain('src="/files/covers/');
    expect((await upload('/company/cover', {})).status).toBe(422);
    const removed = await send('/company/pictures', '/company/cover/remove');
    expect(removed.status).toBe(303);
    expect((await show()).career_page_settings).toEqual({});
  });
});
