/** The English texts of account pages, and of emails about accounts. */
import accounts from '../../translations/en/accounts.json';

export const { pages: en, emails: enMails } = accounts;
