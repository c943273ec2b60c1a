import type { MailData } from '../../messages.ts';

export const sample: MailData['already-registered'] = { link: 'https://portal.example/auth' };
