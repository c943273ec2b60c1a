import type { MailData } from '../../messages.ts';

export const sample: MailData['phone-number-changed'] = { oldNumber: '•••• 0123', newNumber: '•••• 0188' };
