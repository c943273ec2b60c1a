import { createI18n } from '@quittance/sdk/i18n';
import { expect, it, vi } from 'vitest';
import { languageLoader } from './language-loader.ts';

const english = () => createI18n({ locale: 'en', namespaces: { portal: { en: { hello: 'Hello' } } } });

it('loads Spanish once', async () => {
  const i18n = english();
  const loadSpanish = vi.fn(async () => ({ portal: { hello: 'Hola' } }));
  const load = languageLoader('portal', loadSpanish);
  await load(i18n, 'es-MX');
  await load(i18n, 'es');
  expect(i18n.t('hello', { ns: 'portal', lng: 'es' })).toBe('Hola');
  expect(loadSpanish).toHaveBeenCalledTimes(1);
});

it('loads nothing for English, which is always there', async () => {
  const loadSpanish = vi.fn(async () => ({}));
  await languageLoader('portal', loadSpanish)(english(), 'en-GB');
  expect(loadSpanish).not.toHaveBeenCalled();
});

it('leaves the page in English when Spanish can’t be fetched, and tries again next time', async () => {
  const i18n = english();
  const loadSpanish = vi.fn(async () => ({ portal: { hello: 'Hola' } }));
  loadSpanish.mockRejectedValueOnce(new Error('No network.'));
  const load = languageLoader('portal', loadSpanish);
  await load(i18n, 'es');
  expect(i18n.t('hello', { ns: 'portal', lng: 'es' })).toBe('Hello');
  await load(i18n, 'es');
  expect(i18n.t('hello', { ns: 'portal', lng: 'es' })).toBe('Hola');
});
