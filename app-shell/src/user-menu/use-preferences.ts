import { useStore } from '@nanostores/react';
import { chooseLocale, detectLocale, type Locale, localeFor, type Translator } from '@quittance/sdk/i18n';
import type { PreferencesStore } from '@quittance/sdk/stores';
import { useEffect } from 'react';
import type { App } from '../app-context/app.ts';
import { applyTheme } from '../theme.ts';
import type { PreferencesFormProps } from './preferences-form.tsx';
import { userMenuTexts } from './texts.en.ts';

/** Returns the current language and theme, and functions to change them. */
export function usePreferences({ preferences, savePreferences, toasts, i18n }: App): PreferencesFormProps {
  const { locale, theme = 'auto' } = useStore(preferences.$preferences);
  const changeLanguage = (language: Locale) => {
    const chosen = localeFor(language, navigator.languages);
    preferences.set({ locale: chosen });
    // It holds on this device all the same.
    savePreferences({ locale: chosen }).catch(() => toasts.show('error', i18n.t(userMenuTexts, 'notSaved')));
  };
  const changeTheme = (chosen: 'light' | 'dark' | 'auto') => {
    preferences.set({ theme: chosen === 'auto' ? undefined : chosen });
    savePreferences({ theme: chosen }).catch(() => toasts.show('error', i18n.t(userMenuTexts, 'themeNotSaved')));
  };
  return {
    language: detectLocale(locale, navigator.languages),
    onLanguage: changeLanguage,
    theme,
    onTheme: changeTheme,
  };
}

interface AppliedTo {
  readonly preferences: PreferencesStore;
  readonly i18n: Translator;
}

/** Applies the chosen language and theme, now and on each change. */
export function useAppliedPreferences({ preferences, i18n }: AppliedTo): void {
  const { locale: saved, theme } = useStore(preferences.$preferences);
  const locale = chooseLocale(saved, navigator.languages);
  useEffect(() => {
    document.documentElement.lang = locale;
    void i18n.changeLanguage(locale);
  }, [i18n, locale]);
  useEffect(() => applyTheme(theme), [theme]);
}
