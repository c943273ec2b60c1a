import type { MailData } from '../../messages.ts';

export const sample: MailData['sign-in-code'] = { code: '048213' };
