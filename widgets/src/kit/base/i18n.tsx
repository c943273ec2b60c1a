import { createContext, useCallback, useContext, useLayoutEffect, useReducer } from 'react';
import type { I18n, TranslationValues } from './i18n-types.ts';

const I18nContext = createContext<I18n | null>(null);

export const I18nProvider = I18nContext.Provider;

/** The texts of one namespace, and the locale for amounts and dates. */
export interface NamespaceTexts {
  readonly t: (key: string, values?: TranslationValues) => string;
  readonly locale: string;
}

/**
 * Returns translations; the component renders again when the language changes.
 * @throws Error outside a QuittanceProvider
 */
export function useI18n(namespace: string): NamespaceTexts {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useI18n requires a QuittanceProvider above it.');
  // A counter, not the language: texts also change when a catalogue is loaded or the host sets its wording.
  const [revision, countRevision] = useReducer((count: number) => count + 1, 0);
  // A layout effect, so that no change before it is missed.
  useLayoutEffect(() => {
    i18n.on('languageChanged', countRevision);
    return () => void i18n.off('languageChanged', countRevision);
  }, [i18n]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a memoised child must get a new `t` with each revision
  const t = useCallback(
    (key: string, values?: TranslationValues) => i18n.t(key, { ...values, ns: namespace }),
    [i18n, namespace, revision],
  );
  return { t, locale: i18n.language };
}
