import type { MailData } from '../../messages.ts';

export const sample: MailData['confirmation-code'] = { code: '048213', confirms: 'change your password' };
