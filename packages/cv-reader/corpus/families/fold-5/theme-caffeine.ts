/** The JSON Resume theme "caffeine", whose side column has the contact, skills and languages. */
import { themeFamily } from '../../html/theme.ts';

export default await themeFamily('caffeine');
