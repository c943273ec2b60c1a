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

  it('shows the idle warning later in production', () => {
    expect(loadConfig({ QUITTANCE_MODE: 'production', DATA_KEY: '0f'.repeat(32) }).idleWarningMinutes).toBe(29);
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
    const load = (key?: string) => loadConfig({ QUITTANCE_MODE: 'production', ...(key && { DATA_KEY: key }) });
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
