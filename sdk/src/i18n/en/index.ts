/** The texts of one language, by namespace: for apps that load a language when it is chosen. */
export { admin } from './admin.ts';
export { bankDebit } from './bank-debit.ts';
export { common } from './common.ts';
export { errors } from './errors.ts';
export { host } from './host.ts';
export { invoice } from './invoice.ts';
export { kit } from './kit.ts';
export { portal } from './portal.ts';
