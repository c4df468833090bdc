/**
 * The texts as Node reads them, by the name under which a bundle has them: tools/translations.ts writes these exports as a module,
 * and of that a Worker holds what it imports. They are strings of JSON, as every byte of code is compiled when a Worker starts.
 */
import { membersOf, tagsOf, textsOf } from './read.ts';

/** English, where the other languages are files of `public/`, or are added by the Workers that have them. */
export const careersPages = textsOf('careers', 'pages', 'english');
export const careersAlerts = textsOf('careers', 'alerts', 'english');
export const careersApply = textsOf('careers', 'apply', 'english');
export const careersPortal = textsOf('careers', 'portal', 'english');
export const accountsMessages = membersOf(textsOf('accounts', 'pages', 'english'), [
  'footer',
  'messages',
  'pageTitle',
  'site',
  'skip',
]);
export const accountsEmails = textsOf('accounts', 'emails', 'english');
export const consoleMessages = membersOf(textsOf('console', 'frame', 'english'), [
  'messages',
  'kept',
]);

/** Other languages of these. */
export const foreignCareersPages = textsOf('careers', 'pages', 'foreign');
export const foreignCareersAlerts = textsOf('careers', 'alerts', 'foreign');

/** All languages. */
export const careersEmails = textsOf('careers', 'emails');
export const careersEmbed = textsOf('careers', 'embed');
export const careersPreview = textsOf('careers', 'preview');
export const recruitingCvs = textsOf('recruiting', 'cvs');
export const recruitingFrame = textsOf('recruiting', 'frame');
export const recruitingLegal = textsOf('recruiting', 'legal');
export const recruitingMeetings = textsOf('recruiting', 'meetings');
export const recruitingPortal = textsOf('recruiting', 'portal');
export const recruitingScreening = textsOf('recruiting', 'screening');
export const recruitingStages = textsOf('recruiting', 'stages');
export const recruitingTemplates = textsOf('recruiting', 'templates');

/** The languages and variants that have a file. */
export const careersTags = tagsOf('careers');
