import type { MailData } from '../../messages.ts';

export const sample: MailData['password-reset-code'] = {
  code: '048213',
  link: 'https://pay.example.com/auth/reset-password#email=ada%40example.com',
};
