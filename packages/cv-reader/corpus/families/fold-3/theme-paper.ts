/** The JSON Resume theme "paper". */
import { themeFamily } from '../../html/theme.ts';

export default await themeFamily('paper');
