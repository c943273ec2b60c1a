import { expect, it } from 'vitest';
import { loadConfig } from '../config/index.ts';
import { describeDelivery } from './index.ts';

const production = { QUITTANCE_MODE: 'production', DATA_KEY: '0f'.repeat(32), MALWARE_SCAN: 'sandbox' };

it('names what carries messages, and no user name or secret', () => {
  const description = describeDelivery(
    loadConfig({
      ...production,
      SMTP_URL: 'smtp://postmaster:hidden@mail.example.com',
      SMS_URL: 'https://sms.example.com/send?key=hidden',
      SMS_TOKEN: 'hidden',
      GOOGLE_CLIENT_ID: 'hidden',
      SMS_SIGNING_SECRET: Buffer.alloc(24, 7).toString('base64'),
    }),
  );
  expect(description).toEqual({
    email: 'SMTP mail.example.com:587',
    sms: 'HTTP sms.example.com',
    google: 'configured',
    linkedIn: 'not configured',
  });
});

it('says what is missing', () => {
  expect(describeDelivery(loadConfig(production))).toEqual({
    email: 'not configured',
    sms: 'not configured',
    google: 'not configured',
    linkedIn: 'not configured',
  });
  expect(describeDelivery(loadConfig({}))).toMatchObject({ email: 'sandbox mailbox', google: 'sandbox page' });
});
