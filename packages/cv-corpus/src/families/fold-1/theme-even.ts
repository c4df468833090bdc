/** The JSON Resume theme "even". */
import { themeFamily } from '../../html/theme.ts';

export default await themeFamily('even');
