/** The JSON Resume theme "full". */
import { themeFamily } from '../../html/theme.ts';

export default await themeFamily('full');
