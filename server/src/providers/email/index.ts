export { sandboxEmail } from './sandbox-email.ts';
export { smtpEmail } from './smtp-email.ts';
