/** A page that a host may begin with, once everything was handed in. */
export type StartPage = 'checkout';
