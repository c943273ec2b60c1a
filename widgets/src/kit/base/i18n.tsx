import type { I18n, TextFunction, Texts } from '@quittance/sdk/i18n';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useReducer } from 'react';

/** The translator as it speaks now: another object after each change of its language or wording. */
export type SpeakingI18n = Pick<I18n, 'language' | 't'>;

const I18nContext = createContext<SpeakingI18n | null>(null);

interface I18nProviderProps {
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** Gives the texts below it a translator, and renders them again after each change of language or wording. */
export function I18nProvider({ i18n, children }: I18nProviderProps) {
  // A count and not the language: a host's wording changes texts too.
  const [revision, countRevision] = useReducer((count: number) => count + 1, 0);
  // Not after the paint: a change before it would be missed.
  useLayoutEffect(() => i18n.subscribe(countRevision), [i18n]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision is another object
  const speaking = useMemo(() => ({ language: i18n.language, t: i18n.t }), [i18n, revision]);
  return <I18nContext.Provider value={speaking}>{children}</I18nContext.Provider>;
}

/** @throws Error outside a QuittanceProvider */
export function useTranslator(): SpeakingI18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useTranslator needs a QuittanceProvider above it.');
  return i18n;
}

/** BCP 47 tag by which amounts and dates are written, such as `es-MX`. */
export const useLocale = (): string => useTranslator().language;

/** The texts of one namespace, and the locale by which amounts and dates are written. */
export interface NamespaceTexts<Of extends Texts> {
  readonly t: TextFunction<Of>;
  /** BCP 47 tag, such as `es-MX`. */
  readonly locale: string;
}

/** Reads the texts of one namespace. A key that it does not have does not compile. */
export function useI18n<Of extends Texts>(texts: Of): NamespaceTexts<Of> {
  const i18n = useTranslator();
  return useMemo(
    () => ({ t: (key, ...values) => i18n.t(texts, key, ...values), locale: i18n.language }),
    [i18n, texts],
  );
}
