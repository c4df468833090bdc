/** The JSON Resume theme "macchiato". */
import { themeFamily } from '../../html/theme.ts';

export default await themeFamily('macchiato');
