export { checkNewEmail } from './new-email.ts';
