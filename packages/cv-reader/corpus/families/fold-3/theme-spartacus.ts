/** The JSON Resume theme "spartacus". */
import { themeFamily } from '../../html/theme.ts';

export default await themeFamily('spartacus', { without: ['languages'] });
