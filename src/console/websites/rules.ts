/** The addresses of the screens of own websites. */

export const WEBSITES = '/websites';
export const REVOKE_KEY = '/websites/{key}/revoke';
