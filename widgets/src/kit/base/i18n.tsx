import { createContext, useCallback, useContext, useLayoutEffect, useReducer } from 'react';
import type { I18n, TranslationValues } from './i18n-types.ts';

const I18nContext = createContext<I18n | null>(null);

export const I18nProvider = I18nContext.Provider;

/** The texts of one namespace, and the locale by which amounts and dates are written. */
export interface NamespaceTexts {
  readonly t: (key: string, values?: TranslationValues) => string;
  readonly locale: string;
}

/**
 * Reads translations; the component renders again when the language changes.
 * @throws Error outside a QuittanceProvider
 */
export function useI18n(namespace: string): NamespaceTexts {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useI18n needs a QuittanceProvider above it.');
  // A count and not the language: texts also change when a catalogue has come or the host has given its own wording.
  const [revision, countRevision] = useReducer((count: number) => count + 1, 0);
  // Not after the paint: what changes in between would be missed.
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
