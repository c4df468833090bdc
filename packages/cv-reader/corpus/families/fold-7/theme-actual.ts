/** The JSON Resume theme "actual". */
import { themeFamily } from '../../html/theme.ts';

export default await themeFamily('actual');
