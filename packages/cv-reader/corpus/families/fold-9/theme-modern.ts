/** The JSON Resume theme "modern", which writes years, the town alone and no languages. */
import { themeFamily } from '../../html/theme.ts';

export default await themeFamily('modern', { without: ['languages'], dateStyle: 'year' });
