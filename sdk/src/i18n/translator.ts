import { normalizeLocale } from './locale.ts';
import type { TextArguments, TextKey, Texts, TextTree, TranslationValues } from './texts.ts';

/** A language's texts by namespace. */
export type Catalogue = Readonly<Record<string, TextTree>>;

/** A host's own wording, by namespace and key; goes before ours in every language. */
export type Messages = Readonly<Record<string, TextTree>>;

/** What an interface needs of a translator. */
export interface I18n {
  /** BCP 47 tag in force, such as `es-MX`. Texts fall back to its language, then to English. */
  readonly language: string;
  /** Says one text; the key itself when no language has it. */
  readonly t: <Of extends Texts, Key extends TextKey<Of>>(
    texts: Of,
    key: Key,
    ...values: TextArguments<Of, Key>
  ) => string;
  /** Calls the listener after each change of language or wording. @returns stops it */
  subscribe(listener: () => void): () => void;
}

/** A translator whose language and wording can change while a page is on the screen. */
export interface Translator extends I18n {
  /**
   * Puts a language into force, once its catalogue is there. Without one, texts and `language` are English.
   * @param tag BCP 47
   */
  changeLanguage(tag: string): Promise<void>;
  /** Replaces the host's own wording. */
  setMessages(messages: Messages): void;
}

/** By language, such as `es`: a catalogue, or a function that fetches it when its language is asked for. */
export type Catalogues = Readonly<Record<string, Catalogue | (() => Promise<Catalogue>)>>;

function findText(tree: TextTree | undefined, key: string): string | undefined {
  let found: string | TextTree | undefined = tree;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

const fillIn = (text: string, values: TranslationValues): string =>
  text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/**
 * Makes a translator. It speaks English, which is part of the texts themselves, until another language is asked for.
 * @param catalogues the other languages
 */
export function createTranslator(catalogues?: Catalogues): Translator {
  const listeners = new Set<() => void>();
  const known: Record<string, Catalogue | (() => Promise<Catalogue>)> = { en: {}, ...catalogues };
  let messages: Messages = {};
  let catalogue: Catalogue = {};
  let language = 'en';
  let wanted = language;
  const notify = () => {
    for (const listener of listeners) listener();
  };

  const find = ({ namespace, english }: Texts, key: string): string | undefined =>
    findText(messages[namespace], key) ?? findText(catalogue[namespace], key) ?? findText(english, key);

  const findPlural = (texts: Texts, key: string, count: number): string | undefined =>
    find(texts, `${key}_${new Intl.PluralRules(language).select(count)}`) ?? find(texts, `${key}_other`);

  return {
    get language() {
      return language;
    },
    t(texts: Texts, key: string, values: TranslationValues = {}) {
      const { count } = values;
      const text = (typeof count === 'number' && findPlural(texts, key, count)) || find(texts, key);
      return fillIn(text ?? key, values);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setMessages(next) {
      messages = next;
      notify();
    },
    async changeLanguage(tag) {
      const next = normalizeLocale(tag) ?? 'en';
      const name = next.replace(/-.*/, '');
      wanted = next;
      const source = known[name];
      // A catalogue that does not come leaves English on the screen; the next change to its language asks again.
      const found = typeof source === 'function' ? await source().catch(() => undefined) : source;
      if (found) known[name] = found;
      if (wanted !== next) return;
      catalogue = found ?? {};
      // Amounts and dates are written in the language that is read beside them.
      const shown = found ? next : 'en';
      if (shown === language) return;
      language = shown;
      notify();
    },
  };
}
