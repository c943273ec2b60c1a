import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { InvalidConfigError, loadConfig } from './config.ts';

describe('loadConfig', () => {
  it('runs a sandbox without any environment variable', () => {
    expect(loadConfig({})).toMatchObject({
      mode: 'sandbox',
      publicUrl: 'http://localhost:4000',
      adminUrl: 'http://localhost:4001',
      brandName: 'Bancoli',
      idleWarningMinutes: 14,
      databaseAllowOwner: false,
    });
  });

  it('derives the public addresses from the ports', () => {
    expect(loadConfig({ PORT: '5000', ADMIN_PORT: '5001' })).toMatchObject({
      publicUrl: 'http://localhost:5000',
      adminUrl: 'http://localhost:5001',
    });
  });

  it('keeps only the origin of a public address', () => {
    expect(loadConfig({ PUBLIC_URL: 'https://pay.example.com/' }).publicUrl).toBe('https://pay.example.com');
  });

  it('counts an empty variable as unset', () => {
    expect(loadConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ port: 4000 });
    expect(loadConfig({ DATABASE_URL: '' })).not.toHaveProperty('databaseUrl');
  });

  it('lets payments use six connections, and never more than three quarters of the pool', () => {
    expect(loadConfig({}).paymentLimits.total).toBe(6);
    expect(loadConfig({ PAYMENTS_AT_ONCE: '40' }).paymentLimits.total).toBe(15);
    expect(loadConfig({ DATABASE_POOL_SIZE: '6' }).paymentLimits.total).toBe(4);
  });

  it('shows the idle warning later in production', () => {
    expect(
      loadConfig({ QUITTANCE_MODE: 'production', DATA_KEY: '0f'.repeat(32), MALWARE_SCAN: 'sandbox' })
        .idleWarningMinutes,
    ).toBe(29);
  });

  it.each([
    [1, 8],
    [29, 36],
    [120, 127],
  ])('ends sessions of an idle warning after %i minutes itself after %i', (warning, end) => {
    expect(loadConfig({ IDLE_WARNING_MINUTES: String(warning) }).sessionIdleMinutes).toBe(end);
  });

  it.each(['0', '1.5', '121'])('refuses an idle warning after %s minutes', (minutes) => {
    expect(() => loadConfig({ IDLE_WARNING_MINUTES: minutes })).toThrow(/IDLE_WARNING_MINUTES/);
  });

  it('requires a key of 32 bytes in production', () => {
    const load = (key?: string) =>
      loadConfig({ QUITTANCE_MODE: 'production', MALWARE_SCAN: 'sandbox', ...(key && { DATA_KEY: key }) });
    expect(load('0f'.repeat(32)).dataKey).toEqual(Buffer.alloc(32, 0x0f));
    expect(() => load()).toThrow(/DATA_KEY/);
    expect(() => load('0f')).toThrow(/DATA_KEY/);
    expect(loadConfig({}).dataKey).toHaveLength(32);
  });

  it('names every invalid variable', () => {
    const load = () => loadConfig({ PORT: 'soon', DATABASE_URL: 'mysql://localhost', LOG_LEVEL: 'loud' });
    expect(load).toThrow(InvalidConfigError);
    expect(load).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*LOG_LEVEL|DATABASE_URL[\s\S]*LOG_LEVEL[\s\S]*PORT/);
  });
});

describe('delivery', () => {
  const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

  it('is not configured by default', () => {
    expect(loadConfig({})).not.toHaveProperty('smtp');
    expect(loadConfig({})).not.toHaveProperty('sms');
  });

  it('reads a mail server from one address', () => {
    expect(loadConfig({ SMTP_URL: 'smtp://post%40brand:p%2Fw@mail.example.com' }).smtp).toMatchObject({
      host: 'mail.example.com',
      port: 587,
      tls: 'starttls',
      credentials: { user: 'post@brand', password: 'p/w' },
    });
    expect(loadConfig({ SMTP_URL: 'smtps://mail.example.com' }).smtp).toMatchObject({ port: 465, tls: 'implicit' });
  });

  it('requires encryption unless it is switched off', () => {
    const load = (url: string, tls: string) => loadConfig({ SMTP_URL: url, SMTP_TLS: tls }).smtp?.tls;
    expect(load('smtp://localhost:25', 'off')).toBe('off');
    expect(() => load('smtps://localhost', 'off')).toThrow(/SMTP_TLS/);
  });

  it('takes only an RSA key for DKIM, and only with domain and selector', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'dkim-'));
    const write = (name: string, key: KeyObject) => {
      const file = path.join(folder, name);
      writeFileSync(file, key.export({ type: 'pkcs8', format: 'pem' }));
      return file;
    };
    const rsa = write('rsa.pem', generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
    const ed25519 = write('ed25519.pem', generateKeyPairSync('ed25519').privateKey);
    const load = (changes: NodeJS.ProcessEnv) =>
      loadConfig({ SMTP_URL: 'smtp://mail', DKIM_DOMAIN: 'a.example', DKIM_SELECTOR: 's', ...changes }).smtp?.dkim;
    try {
      expect(load({ DKIM_KEY_FILE: rsa })).toMatchObject({ domain: 'a.example', selector: 's' });
      expect(() => load({ DKIM_KEY_FILE: ed25519 })).toThrow(/DKIM_KEY_FILE|RSA/);
      expect(() => load({ DKIM_KEY_FILE: path.join(folder, 'missing.pem') })).toThrow(/ENOENT/);
      expect(() => load({})).toThrow(/DKIM_KEY_FILE/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('sends text messages only over https, with a token and a long signing secret', () => {
    const load = (changes: NodeJS.ProcessEnv) =>
      loadConfig({ SMS_URL: 'https://sms.example.com', SMS_TOKEN: 't', SMS_SIGNING_SECRET: secret, ...changes }).sms;
    expect(load({})).toMatchObject({ url: 'https://sms.example.com', signingKey: Buffer.alloc(24, 7) });
    expect(() => load({ SMS_URL: 'http://sms.example.com' })).toThrow(/SMS_URL/);
    expect(() => load({ SMS_TOKEN: '' })).toThrow(/SMS_TOKEN/);
    expect(() => load({ SMS_SIGNING_SECRET: 'c2hvcnQ=' })).toThrow(/SMS_SIGNING_SECRET/);
  });
});
