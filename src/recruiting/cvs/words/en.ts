/** The paragraphs about CVs that could not be read, in English. */
import type { Words } from './dictionary.ts';

export const en: Words = {
  no_text:
    'About your résumé: the file has arrived, and {company} can open it. Our software could not read its text, probably because it is a scan or a picture. You do not need to do anything. If you also have a version with text that can be selected, such as a PDF saved from a word processor, you can send it once {company} writes to you: just reply to that message.',
  encrypted:
    'About your résumé: the file has arrived, but it is protected with a password, so {company} may not be able to open it. If you have a version without a password, you can send it once {company} writes to you: just reply to that message.',
  corrupt:
    'About your résumé: the file has arrived, but it seems to be damaged, so {company} may not be able to open it. Please check whether it opens on your device. You can send an intact version once {company} writes to you: just reply to that message.',
  too_large:
    'About your résumé: the file has arrived, and {company} can open it. It is too large for our software to read its text. You do not need to do anything. If you also have a shorter version, you can send it once {company} writes to you: just reply to that message.',
  failed:
    'About your résumé: the file has arrived, and {company} can open it. Our software could not read its text. You do not need to do anything. If you also have a version in another format, such as a PDF saved from a word processor, you can send it once {company} writes to you: just reply to that message.',
};
