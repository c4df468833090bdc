/** The JSON Resume theme "straightforward", which prints no languages. */
import { themeFamily } from '../../html/theme.ts';

export default await themeFamily('straightforward', { without: ['languages'] });
