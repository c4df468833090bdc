/** The JSON Resume theme "slick". */
import { themeFamily } from '../../html/theme.ts';

export default await themeFamily('slick');
