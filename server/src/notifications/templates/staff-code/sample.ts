import type { MailData } from '../../messages.ts';

export const sample: MailData['staff-code'] = {
  code: '048213',
  action: 'change',
  who: 'Ida Vale (ida@bank.example)',
  role: 'compliance-head',
};
