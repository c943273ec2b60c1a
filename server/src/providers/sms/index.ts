export { httpSms } from './http-sms.ts';
export { sandboxSms } from './sandbox-sms.ts';
