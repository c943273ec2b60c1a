import type { MailData } from '../../messages.ts';

export const sample: MailData['verify-email'] = {
  link: 'https://portal.example/sign-up/confirm-email#token=verify_sample',
  hours: 24,
  provider: 'google',
};
