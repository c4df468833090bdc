/** Scanned CVs are recognized by Workers AI where that is turned on, and stay without text where it fails. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { createMessageBatch, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { bytesOf } from '../../packages/cv-reader/test/support/bytes.ts';
import { fixtures } from '../../packages/cv-reader/test/support/fixtures.ts';
import { imageOf, pagesOf } from '../../packages/cv-reader/test/support/scans.ts';
import { documents } from '#data/tables/documents.ts';
import { HOUR_MS, SECOND_MS } from '#lib/time.ts';
import { wordsFor } from '#recruiting/people/cvs/words.ts';
import worker from '../../src/worker.ts';
import { applicationsOf, openForm } from '../support/apply-form.ts';
import { cvFile, docx, pdf } from '../support/applying.ts';
import { openDomains } from '../support/career-domains.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { failPendingCvs } from '../support/cvs.ts';
import { sealedMails } from '../support/mails.ts';
import { db } from '../support/operator.ts';
import { shortenTimeouts } from '../support/timeouts.ts';

const SCAN = fixtures['scanned.pdf'] ?? new Uint8Array();
const CV = `Maya Thornton
Frontend Engineer
Phone: (206) 555-0134 | Email: maya.thornton@example.com | Seattle

Work Experience
Senior Frontend Engineer    Jan 2021 - Present
Cedar & Sound Software

Skills
TypeScript, React, CSS`;

type Request = {
  messages: { role: string; content: string | { image_url: { url: string } }[] }[];
  chat_template_kwargs: unknown;
};
type Read = (picture: Uint8Array, attempt: number) => Promise<unknown>;

beforeAll(openDomains);

const completion = (content: unknown, finish_reason = 'stop') => ({
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason }],
});
const always = (content: unknown) => () => Promise.resolve(completion(content));

/** Workers AI, which checks what its documentation asks for, and reads pictures by `read`. */
function standIn(read: Read) {
  const asked: { model: string; request: Request; picture: Uint8Array }[] = [];
  const run = async (model: string, request: Request) => {
    const [{ role, content } = { role: '', content: '' }, ...more] = request.messages.slice(1);
    const [part] = typeof content === 'string' ? [] : content;
    const [, data = ''] =
      /^data:image\/(?:jpeg|png);base64,(.+)$/u.exec(part?.image_url.url ?? '') ?? [];
    expect({ role, more }).toEqual({ role: 'user', more: [] });
    const picture = Uint8Array.from(Buffer.from(data, 'base64'));
    asked.push({ model, request, picture });
    return read(picture, asked.length);
  };
  return { AI: { run }, asked };
}

/** Applies on a career site, and has the CV read with these bindings. */
async function readWith(cv: Uint8Array, bindings: object, name = 'cv.pdf') {
  await failPendingCvs();
  const acme = await openCompany({ name: 'Globex' });
  const form = await openForm(acme, await acme.postJob({ status: 'Live' }));
  expect((await form.submit({}, { files: [cvFile(cv, name)] })).status).toBe(303);
  const [application] = await applicationsOf(acme);
  const { id } = application ?? expect.fail('There is no application.');
  const [document] = await db.select().from(documents).where(eq(documents.applicationId, id));
  if (!document) throw new Error('There is no document.');
  const read = async () => {
    const message = { id: 'm1', timestamp: new Date(), attempts: 1, body: { id: document.id } };
    const batch = createMessageBatch('recruiting-cvs', [message]);
    const execution = createExecutionContext();
    await worker.queue(batch, { ...env, ...bindings }, execution);
    await getQueueResult(batch, execution);
    await waitOnExecutionContext(execution);
    return acme.showApplication({ id });
  };
  await read();
  const [mail] = await sealedMails(id);
  const paragraph = wordsFor('en-GB').no_text.replaceAll('{company}', 'Globex');
  return {
    acme,
    document,
    readAgain: async (at: number) => {
      setClock(at);
      return read();
    },
    shown: await acme.showApplication({ id }),
    saysNoText: mail?.text.includes(paragraph) ?? false,
  };
}

const ON = { RECOGNIZE_TEXT: 'true' };

describe('a scanned CV', () => {
  test('is recognized from the pictures of its pages, and says so', async () => {
    const { AI, asked } = standIn(always(CV));
    const { acme, shown, saysNoText } = await readWith(SCAN, { ...ON, AI });
    expect(shown.parse_status).toBe('parsed');
    expect(shown.parsed_cv).toMatchObject({
      work: [{ name: 'Cedar & Sound Software', position: 'Senior Frontend Engineer' }],
      // One wrong character is a wrong address.
      meta: {
        parser: {
          recognized: true,
          pages: 1,
          uncertain: expect.arrayContaining(['name', 'email']),
        },
      },
    });
    expect(saysNoText).toBe(false);
    const told = (await acme.announced()).filter(({ event }) => event === 'cv.read');
    expect(told.at(-1)?.data).toMatchObject({ outcome: 'recognized' });

    // One request, with the picture as the file has it, and without reasoning at its length.
    expect(asked).toHaveLength(1);
    expect(asked[0]?.model).toBe('@cf/google/gemma-4-26b-a4b-it');
    expect(Buffer.from(SCAN).includes(asked[0]?.picture ?? '')).toBe(true);
    expect(asked[0]?.request.chat_template_kwargs).toEqual({ enable_thinking: false });

    // Its text is found.
    await acme.admin('POST', '/api/hiring-settings', { searches_cv_text: true });
    const path = '/api/candidate-job/index?search-key=typescript';
    const found = await acme.recruiter<{ total: number }>('GET', path);
    expect(found.body.data.total).toBe(1);
  });

  test.each([
    ['without the setting', {}, 0],
    ['with another setting', { RECOGNIZE_TEXT: 'false' }, 0],
    ['without the binding', { ...ON, AI: undefined }, 0],
  ])('is not recognized %s', async (_, bindings, times) => {
    const { AI, asked } = standIn(always(CV));
    const { shown, saysNoText } = await readWith(SCAN, { AI, ...bindings });
    expect(shown.parse_status).toBe('no_text');
    expect(saysNoText).toBe(true);
    expect(asked).toHaveLength(times);
  });

  test('is recognized at the second attempt', async () => {
    const { AI, asked } = standIn((_, attempt) =>
      attempt === 1
        ? Promise.reject(new Error('3040: Capacity temporarily exceeded'))
        : always(CV)(),
    );
    const { shown } = await readWith(SCAN, { ...ON, AI });
    expect(shown.parse_status).toBe('parsed');
    expect(asked).toHaveLength(2);
  });

  test.each<[string, Read]>([
    ['the answer has no text', always(null)],
    ['the answer has no choice', () => Promise.resolve({ response: CV })],
    ['the answer is nothing', () => Promise.resolve(null)],
    ['the answer is cut off', () => Promise.resolve(completion(CV, 'length'))],
  ])('stays without text where %s', async (_, read) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { AI, asked } = standIn(read);
    const { shown, saysNoText } = await readWith(SCAN, { ...ON, AI });
    const lines = logged.mock.calls.map(([line]) => String(line));
    logged.mockRestore();
    expect(shown).toMatchObject({ parse_status: 'no_text', parsed_cv: null });
    expect(saysNoText).toBe(true);
    expect(asked).toHaveLength(2);
    expect(lines.filter((line) => line.includes('text_recognition'))).toHaveLength(1);
    expect(lines.join('\n')).not.toContain('Thornton');
  });

  test.each(['NO TEXT', ' NO TEXT\n', '', '```\n```', '---'])(
    'stays without text where the model sees none: %j',
    async (answer) => {
      const { AI, asked } = standIn(always(answer));
      const { shown, saysNoText } = await readWith(SCAN, { ...ON, AI });
      expect(shown.parse_status).toBe('no_text');
      expect(saysNoText).toBe(true);
      expect(asked).toHaveLength(1);
    },
  );

  describe('while Workers AI is away', () => {
    test.each<[string, Read, number]>([
      ['it refuses', () => Promise.reject(new Error('3040: Capacity temporarily exceeded')), 2],
      ['it has no such model', () => Promise.reject(new Error('5007: No such model')), 2],
      ['it does not answer in time', () => new Promise(() => {}), 1],
    ])('is tried again each hour, and read when it is back: %s', async (_, read, times) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const limits = shortenTimeouts(50);
      let isAway = true;
      const { AI, asked } = standIn((picture, attempt) =>
        isAway ? read(picture, attempt) : always(CV)(),
      );
      const { document, readAgain, shown, saysNoText } = await readWith(SCAN, { ...ON, AI });
      expect(shown).toMatchObject({ parse_status: 'pending', parsed_cv: null });
      expect(saysNoText).toBe(false);
      expect(asked).toHaveLength(times);
      expect(logged.mock.calls.filter(([line]) => String(line).includes('text_rec'))).toHaveLength(
        1,
      );
      // Less than the minute for which a CV is claimed, and the email that confirms it waits.
      if (times === 1) expect(limits).toContain(40 * SECOND_MS);
      const sentAt = document.createdAt.getTime();
      // More often than a CV that ends the reader may be tried.
      for (const hours of [1.1, 2.2, 3.3, 4.4])
        expect(await readAgain(sentAt + hours * HOUR_MS)).toMatchObject({
          parse_status: 'pending',
        });
      const before = asked.length;
      expect(before).toBe(5 * times);
      expect(await readAgain(sentAt + 5 * HOUR_MS)).toMatchObject({ parse_status: 'pending' });
      expect(asked).toHaveLength(before);
      isAway = false;
      expect(await readAgain(sentAt + 5.5 * HOUR_MS)).toMatchObject({ parse_status: 'parsed' });
      logged.mockRestore();
    });

    test('stays without text after a day', async () => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { AI } = standIn(() => Promise.reject(new Error('5007')));
      const { document, readAgain } = await readWith(SCAN, { ...ON, AI });
      const sentAt = document.createdAt.getTime();
      expect(await readAgain(sentAt + 23 * HOUR_MS)).toMatchObject({ parse_status: 'pending' });
      expect(await readAgain(sentAt + 24.1 * HOUR_MS)).toMatchObject({ parse_status: 'no_text' });
      logged.mockRestore();
    });
  });

  test('is recognized page by page, in their order, and the first five only', async () => {
    const pages = Array.from({ length: 6 }, (_, at) => [
      imageOf({ stream: bytesOf(`page ${at + 1}`), more: '/Filter /DCTDecode' }),
    ]);
    const { AI, asked } = standIn(async (picture) => {
      const page = Buffer.from(picture).toString();
      // The later ones answer first.
      await new Promise((resolve) => setTimeout(resolve, page === 'page 1' ? 30 : 0));
      return completion(page === 'page 1' ? CV : `Languages\nGerman, ${page}`);
    });
    const { shown } = await readWith(pagesOf(...pages), { ...ON, AI });
    const pictures = asked.map(({ picture }) => Buffer.from(picture).toString());
    expect(pictures).toEqual(['page 1', 'page 2', 'page 3', 'page 4', 'page 5']);
    expect(shown.parsed_cv).toMatchObject({
      // The first page tells what the person does, the others the languages.
      work: [{ name: 'Cedar & Sound Software' }],
      languages: expect.arrayContaining([expect.objectContaining({ language: 'German' })]),
      meta: { parser: { pages: 6 } },
    });
  });

  test('is handed over as PNG where the file has its pixels', async () => {
    const more = '/ColorSpace /DeviceGray /BitsPerComponent 8';
    const image = imageOf({ stream: new Uint8Array(500 * 700).fill(200), more });
    const { AI, asked } = standIn(always(CV));
    const { shown } = await readWith(pagesOf([image]), { ...ON, AI });
    expect(shown.parse_status).toBe('parsed');
    const header = Buffer.from(asked[0]?.picture ?? '').toString('latin1', 0, 16);
    expect(header).toBe('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR');
  });

  test('waits where one of its pages cannot be recognized', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const pages = ['first', 'second'].map((text) => [
      imageOf({ stream: bytesOf(text), more: '/Filter /DCTDecode' }),
    ]);
    const { AI } = standIn((picture) =>
      Buffer.from(picture).toString() === 'first'
        ? always(CV)()
        : Promise.reject(new Error('5007')),
    );
    const { shown } = await readWith(pagesOf(...pages), { ...ON, AI });
    logged.mockRestore();
    expect(shown.parse_status).toBe('pending');
  });

  test('loses the marks of Markdown that the model adds', async () => {
    const marked = `\`\`\`markdown\n${CV.replace('Maya Thornton', '# **Maya Thornton**').replace('Skills', '## Skills')}\n\`\`\``;
    const { AI } = standIn(always(marked));
    const { shown } = await readWith(SCAN, { ...ON, AI });
    expect(shown.parsed_cv).toMatchObject({ work: [{ name: 'Cedar & Sound Software' }] });
    expect(JSON.stringify(shown.parsed_cv)).not.toMatch(/[#`]|\*\*/u);
  });
});

describe('a document that is no scan', () => {
  test.each([
    ['a PDF with text', pdf('Ada Lovelace ada@people.example'), 'cv.pdf', 'parsed'],
    ['a PDF without pictures', pdf(''), 'cv.pdf', 'no_text'],
    ['a PDF that needs a password', fixtures['qpdf-locked.pdf'] ?? SCAN, 'cv.pdf', 'encrypted'],
    ['an empty DOCX', docx(''), 'cv.docx', 'no_text'],
    [
      'a PDF whose picture is too large',
      pagesOf([
        imageOf({ stream: new Uint8Array(6_000_001).fill(65), more: '/Filter /DCTDecode' }),
      ]),
      'cv.pdf',
      'no_text',
    ],
  ])('%s is not sent to Workers AI', async (_, cv, name, status) => {
    const { AI, asked } = standIn(always(CV));
    const { shown } = await readWith(cv, { ...ON, AI }, name);
    expect(shown.parse_status).toBe(status);
    expect(asked).toEqual([]);
  });
});
