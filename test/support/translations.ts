/** Writes the texts of the Workers' bundles before a test makes one. */
export { writeBundledTexts as setup } from '../../tools/translations.ts';
