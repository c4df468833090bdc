/** The JSON Resume theme "orbit", which writes years. */
import { themeFamily } from '../../html/theme.ts';

export default await themeFamily('orbit', ['skills', 'address'], 'year');
