import type { MailData } from '../../messages.ts';

export const sample: MailData['verification-returned'] = {
  organizationName: 'Harbor Light LLC',
  step: 'documentation',
  note: 'The proof of address is older than three months.',
  link: 'https://portal.example/verify',
};
