/** The JSON Resume theme "elegant". */
import { themeFamily } from '../../html/theme.ts';

export default await themeFamily('elegant');
