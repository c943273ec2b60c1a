import { expect, it } from 'vitest';
import { loadConfig } from '../config/index.ts';
import { describeSystem } from './describe-system.ts';

const production = { QUITTANCE_MODE: 'production', DATA_KEY: '0f'.repeat(32), MALWARE_SCAN: 'sandbox' };

it('names hosts, and no user name, path or secret', () => {
  const system = describeSystem(
    loadConfig({
      ...production,
      DATABASE_URL: 'postgresql://owner:hidden@db.example.com:5432/hidden',
      SMTP_URL: 'smtp://postmaster:hidden@mail.example.com',
      SMS_URL: 'https://sms.example.com/send?key=hidden',
      SMS_TOKEN: 'hidden',
      SMS_SIGNING_SECRET: Buffer.alloc(24, 7).toString('base64'),
      LEDGER_HEADS_FILE: '/hidden/heads',
      FILE_STORAGE: 's3',
      S3_ENDPOINT: 'https://s3.example.com',
      S3_BUCKET: 'hidden-bucket',
      S3_ACCESS_KEY_ID: 'hidden',
      S3_SECRET_ACCESS_KEY: 'hidden',
      MALWARE_SCAN: 'clamd',
      CLAMD_URL: 'tcp://scanner.example.com:3310',
      ECB_RATES_URL: 'https://rates.example.com/hidden.xml',
      BANK_FILES_DIR: '/hidden/bank',
      BANK_FILES_PROFILE: '{"companyName": "hidden", "accounts": {}}',
      SUPPORT_CHAT_SCRIPT: 'https://chat.example.com/hidden.js',
    }),
  );
  expect(system).toEqual({
    mode: 'production',
    services: [
      { name: 'database', state: 'configured', host: 'db.example.com:5432' },
      { name: 'email', state: 'configured', host: 'mail.example.com:587' },
      { name: 'sms', state: 'configured', host: 'sms.example.com' },
      { name: 'google', state: 'missing' },
      { name: 'linkedIn', state: 'missing' },
      { name: 'bankRails', state: 'configured' },
      { name: 'exchangeRates', state: 'configured', host: 'rates.example.com' },
      { name: 'files', state: 'configured', host: 's3.example.com' },
      { name: 'malwareScanner', state: 'configured', host: 'scanner.example.com:3310' },
      { name: 'ledgerHeads', state: 'configured' },
      { name: 'supportChat', state: 'configured', host: 'chat.example.com' },
    ],
  });
  expect(JSON.stringify(system)).not.toContain('hidden');
});

it('says what the sandbox plays itself', () => {
  const { mode, services } = describeSystem(loadConfig({}));
  expect(mode).toBe('sandbox');
  expect(services.filter(({ state }) => state === 'sandbox').map(({ name }) => name)).toEqual([
    'email',
    'sms',
    'google',
    'linkedIn',
    'bankRails',
    'exchangeRates',
    'malwareScanner',
  ]);
});

it('says that a production server accepts files unscanned', () => {
  const { services } = describeSystem(loadConfig({ ...production, DATABASE_URL: 'postgresql://db.example.com/q' }));
  expect(services).toContainEqual({ name: 'malwareScanner', state: 'sandbox' });
});

it('accepts an archive by mail as second copy of the heads', () => {
  const { services } = describeSystem(loadConfig({ LEDGER_HEADS_EMAIL: 'archive@example.com' }));
  expect(services).toContainEqual({ name: 'ledgerHeads', state: 'configured' });
});
