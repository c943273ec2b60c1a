import { useStore } from '@nanostores/react';
import { detectLocale, type I18n, type Locale } from '@quittance/sdk/i18n';
import type { PreferencesStore } from '@quittance/sdk/stores';
import { useEffect } from 'react';
import { applyTheme } from '../theme.ts';
import type { PreferencesFormProps } from './preferences-form.tsx';

/** Language and theme as they stand, and how to change them. */
export function usePreferences(preferences: PreferencesStore): PreferencesFormProps {
  const { locale, theme = 'auto' } = useStore(preferences.$preferences);
  return {
    language: detectLocale(locale, navigator.languages),
    onLanguage: (language: Locale) => preferences.set({ locale: language }),
    theme,
    onTheme: (chosen) => preferences.set({ theme: chosen === 'auto' ? undefined : chosen }),
  };
}

interface AppliedTo {
  readonly preferences: PreferencesStore;
  readonly i18n: I18n;
  /** Fetches the texts of a language. */
  readonly loadLanguage: (i18n: I18n, language: Locale) => Promise<void>;
}

/** Puts the chosen language and theme into effect, now and whenever they change. */
export function useAppliedPreferences({ preferences, i18n, loadLanguage }: AppliedTo): void {
  const { language, theme } = usePreferences(preferences);
  useEffect(() => {
    document.documentElement.lang = language;
    if (i18n.language !== language) void loadLanguage(i18n, language).then(() => i18n.changeLanguage(language));
  }, [i18n, language, loadLanguage]);
  useEffect(() => applyTheme(theme === 'auto' ? undefined : theme), [theme]);
}
