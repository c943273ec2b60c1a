export { sandboxSms } from './sandbox-sms.ts';
