import type { MailData } from '../../messages.ts';

export const sample: MailData['security-notice'] = { change: 'password.changed' };
