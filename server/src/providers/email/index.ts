export { sandboxEmail } from './sandbox-email.ts';
