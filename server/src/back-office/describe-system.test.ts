import { expect, it } from 'vitest';
import { loadConfig } from '../config/index.ts';
import { describeSystem } from './describe-system.ts';

const production = { QUITTANCE_MODE: 'production', DATA_KEY: '0f'.repeat(32) };

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
      { name: 'bankRails', state: 'missing' },
      { name: 'ledgerHeads', state: 'configured' },
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
  ]);
});
