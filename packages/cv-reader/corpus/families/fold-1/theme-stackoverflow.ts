/** The JSON Resume theme "stackoverflow". */
import { themeFamily } from '../../html/theme.ts';

export default await themeFamily('stackoverflow');
