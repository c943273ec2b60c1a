import type { MailData } from '../../messages.ts';

export const sample: MailData['member-access-changed'] = { organizationName: 'Harbor Light LLC', change: 'role' };
