import { describe, expect, it, vi } from 'vitest';
import { defineTexts, type Texts } from './texts.ts';
import { createTranslator } from './translator.ts';

const shop = defineTexts('shop', {
  greeting: 'Hello {{name}}',
  nested: { deep: 'Deep' },
  onlyEnglish: 'Only here',
  files_one: '{{count}} file',
  files_other: '{{count}} files',
});
const spanish = {
  shop: {
    greeting: 'Hola {{name}}',
    nested: { deep: 'Hondo' },
    files_one: '{{count}} archivo',
    files_many: '{{count}} de archivos',
    files_other: '{{count}} archivos',
  },
};
const load = async () => spanish;

describe('a translator', () => {
  it('fills placeholders and finds nested keys', () => {
    const { t } = createTranslator();
    expect(t(shop, 'greeting', { name: 'Ana' })).toBe('Hello Ana');
    expect(t(shop, 'nested.deep')).toBe('Deep');
  });

  it('shows the key where no language has a text', () => {
    const empty: Texts = { namespace: 'shop', english: {} };
    expect(createTranslator().t(empty, 'missing')).toBe('missing');
  });

  it('leaves values as they are, for React to escape', () => {
    expect(createTranslator().t(shop, 'greeting', { name: 'Smith & <Co>' })).toBe('Hello Smith & <Co>');
  });

  it.each([
    ['en', 1, '1 file'],
    ['en', 3, '3 files'],
    ['es', 1, '1 archivo'],
    ['es', 2_000_000, '2000000 de archivos'],
    ['es-MX', 0, '0 archivos'],
  ])('chooses the plural by count, in %s for %i', async (locale, count, text) => {
    const i18n = createTranslator({ es: load });
    await i18n.changeLanguage(locale);
    expect(i18n.t(shop, 'files', { count })).toBe(text);
  });

  it('changes at once to a language that is at hand', () => {
    const i18n = createTranslator({ es: spanish });
    void i18n.changeLanguage('es-MX');
    expect([i18n.language, i18n.t(shop, 'nested.deep')]).toEqual(['es-MX', 'Hondo']);
  });

  it('changes its language live and falls back to English for what is missing', async () => {
    const i18n = createTranslator({ es: load });
    const listener = vi.fn();
    const unsubscribe = i18n.subscribe(listener);
    await i18n.changeLanguage('es-MX');
    expect(i18n.language).toBe('es-MX');
    expect(i18n.t(shop, 'greeting', { name: 'Ana' })).toBe('Hola Ana');
    expect(i18n.t(shop, 'onlyEnglish')).toBe('Only here');
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    await i18n.changeLanguage('en');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('changes nothing of another translator', async () => {
    const [first, second] = [createTranslator({ es: load }), createTranslator()];
    await first.changeLanguage('es');
    expect([first.t(shop, 'nested.deep'), second.t(shop, 'nested.deep')]).toEqual(['Hondo', 'Deep']);
  });

  it('fetches a catalogue once', async () => {
    const fetched = vi.fn(load);
    const i18n = createTranslator({ es: fetched });
    for (const tag of ['es', 'en', 'es-MX']) await i18n.changeLanguage(tag);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('speaks the language that was asked for last, whichever catalogue comes first', async () => {
    const i18n = createTranslator({ es: load });
    await Promise.all([i18n.changeLanguage('es'), i18n.changeLanguage('en-GB')]);
    expect(i18n.language).toBe('en-GB');
  });

  it('speaks English in a language without a catalogue, and writes amounts in English too', async () => {
    const i18n = createTranslator({ es: load });
    await i18n.changeLanguage('de-DE');
    expect(i18n.language).toBe('en');
    expect(i18n.t(shop, 'nested.deep')).toBe('Deep');
  });

  it.each([
    ['es_MX', 'es-MX'],
    ['', 'en'],
    ['de-DE@euro', 'en'],
    ['not a tag', 'en'],
  ])('takes %j, which a page may call its language, as %j', async (given, understood) => {
    const i18n = createTranslator({ es: load });
    await i18n.changeLanguage(given);
    expect(i18n.language).toBe(understood);
    expect(() => new Intl.NumberFormat(i18n.language)).not.toThrow();
  });

  it('goes on in English when a catalogue does not come, and asks for it again', async () => {
    const flaky = vi.fn(load).mockRejectedValueOnce(new Error('offline'));
    const i18n = createTranslator({ es: flaky });
    await i18n.changeLanguage('es');
    expect(i18n.t(shop, 'nested.deep')).toBe('Deep');
    await i18n.changeLanguage('es');
    expect(i18n.t(shop, 'nested.deep')).toBe('Hondo');
  });

  it('puts the host’s own wording first, in every language', async () => {
    const i18n = createTranslator({ es: load });
    i18n.setMessages({ shop: { greeting: 'Welcome, {{name}}' } });
    expect(i18n.t(shop, 'greeting', { name: 'Ana' })).toBe('Welcome, Ana');
    await i18n.changeLanguage('es');
    expect(i18n.t(shop, 'greeting', { name: 'Ana' })).toBe('Welcome, Ana');
    i18n.setMessages({ shop: { nested: { deep: 'Profundo' } } });
    expect([i18n.t(shop, 'greeting', { name: 'Ana' }), i18n.t(shop, 'nested.deep')]).toEqual(['Hola Ana', 'Profundo']);
  });
});
