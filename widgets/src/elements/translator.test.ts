import { createI18n, kitTexts } from '@quittance/sdk/i18n';
import { describe, expect, it, vi } from 'vitest';
import { createTranslator } from './translator.ts';

const english = {
  shop: {
    greeting: 'Hello {{name}}',
    nested: { deep: 'Deep' },
    onlyEnglish: 'Only here',
    files_one: '{{count}} file',
    files_other: '{{count}} files',
  },
};
const spanish = { shop: { greeting: 'Hola {{name}}', nested: { deep: 'Hondo' } } };
const load = async (language: string) => (language === 'es' ? spanish : null);
const translator = () => createTranslator({ english, load });

describe('the translator of the elements', () => {
  it('fills placeholders, finds nested keys, and shows the key when there is no text', () => {
    const { t } = translator();
    expect(t('greeting', { ns: 'shop', name: 'Ana' })).toBe('Hello Ana');
    expect(t('nested.deep', { ns: 'shop' })).toBe('Deep');
    expect(t('missing', { ns: 'shop' })).toBe('missing');
  });

  it('chooses the plural by count', () => {
    const { t } = translator();
    expect(t('files', { ns: 'shop', count: 1 })).toBe('1 file');
    expect(t('files', { ns: 'shop', count: 3 })).toBe('3 files');
  });

  it('changes its language live and falls back to English for what is missing', async () => {
    const i18n = translator();
    const listener = vi.fn();
    i18n.on('languageChanged', listener);
    await i18n.changeLanguage('es-MX');
    expect(i18n.language).toBe('es-MX');
    expect(i18n.t('greeting', { ns: 'shop', name: 'Ana' })).toBe('Hola Ana');
    expect(i18n.t('onlyEnglish', { ns: 'shop' })).toBe('Only here');
    expect(listener).toHaveBeenCalled();
  });

  it('speaks English in a language without a catalogue, and writes amounts in English too', async () => {
    const i18n = translator();
    await i18n.changeLanguage('de-DE');
    expect(i18n.language).toBe('en');
    expect(i18n.t('nested.deep', { ns: 'shop' })).toBe('Deep');
  });

  it.each([
    ['es_MX', 'es-MX'],
    ['', 'en'],
    ['de-DE@euro', 'en'],
    ['not a tag', 'en'],
  ])('reads the language tag %j of a page as %j', async (given, understood) => {
    const i18n = translator();
    await i18n.changeLanguage(given);
    expect(i18n.language).toBe(understood);
    expect(() => new Intl.NumberFormat(i18n.language)).not.toThrow();
  });

  it('stays in English when a catalogue fails to load, and tries again', async () => {
    const flaky = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(spanish);
    const i18n = createTranslator({ english, load: flaky });
    await i18n.changeLanguage('es');
    expect(i18n.t('nested.deep', { ns: 'shop' })).toBe('Deep');
    await i18n.changeLanguage('es');
    expect(i18n.t('nested.deep', { ns: 'shop' })).toBe('Hondo');
  });

  it('prefers the host’s wording', async () => {
    const i18n = translator();
    i18n.setMessages({ shop: { greeting: 'Welcome, {{name}}' } });
    expect(i18n.t('greeting', { ns: 'shop', name: 'Ana' })).toBe('Welcome, Ana');
  });

  it('returns the same texts as i18next from the same catalogue', async () => {
    const ours = createTranslator({ english: { kit: kitTexts.en }, load: async () => ({ kit: kitTexts.es }) });
    await ours.changeLanguage('es');
    const theirs = createI18n({ locale: 'es', namespaces: { kit: kitTexts } });
    for (const key of Object.keys(kitTexts.en)) {
      expect(ours.t(key, { ns: 'kit', seconds: 30 })).toBe(theirs.t(key, { ns: 'kit', seconds: 30 }));
    }
  });
});
