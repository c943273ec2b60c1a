import { createInstance, type i18n as I18nextInstance } from 'i18next';
import { defaultLocale, type Locale } from './locale.ts';

/** Texts by key; groups may nest. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** One namespace, in the languages that are at hand; others may be added later. */
export type Texts = Readonly<Partial<Record<Locale, TextTree>>>;

/** A translator: i18next, with the texts that the caller chose and no others. */
export type I18n = I18nextInstance;

export interface I18nOptions {
  /** BCP 47 tag, such as `es-MX`: texts fall back to its language, then to English. */
  readonly locale: string;
  /** By name of the namespace. A bundle carries those that it passes here. */
  readonly namespaces: Readonly<Record<string, Texts>>;
  /** A host's own wording, by namespace and key; goes before ours in every language. */
  readonly overrides?: Readonly<Record<string, TextTree>>;
}

/** Adds a namespace that came later, with the code of a screen. */
export function addTexts(i18n: I18n, namespace: string, texts: Texts): void {
  for (const [locale, tree] of Object.entries(texts)) i18n.addResourceBundle(locale, namespace, tree, true, false);
}

/**
 * Makes a translator of its own: nothing is shared with another i18next on the page. It is ready at once, and
 * `changeLanguage` works live.
 */
export function createI18n({ locale, namespaces, overrides = {} }: I18nOptions): I18n {
  const i18n = createInstance({
    lng: locale,
    fallbackLng: defaultLocale,
    ns: Object.keys(namespaces),
    defaultNS: false,
    resources: {},
    initAsync: false,
    // React and Preact escape what they render, and twice would show entities to the reader.
    interpolation: { escapeValue: false },
    returnEmptyString: false,
  });
  void i18n.init();
  for (const [namespace, texts] of Object.entries(namespaces)) addTexts(i18n, namespace, texts);
  for (const [namespace, tree] of Object.entries(overrides)) {
    for (const language of Object.keys(namespaces[namespace] ?? {})) {
      i18n.addResourceBundle(language, namespace, tree, true, true);
    }
  }
  return i18n;
}
