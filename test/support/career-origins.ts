/** Before each file: career sites answer as those of a deployed service, whatever another file has opened in this process. */
import { settleCareerOrigins } from '#lib/career-origin.ts';

settleCareerOrigins('https://api.recruiting.example');
