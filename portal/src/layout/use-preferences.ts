import { useStore } from '@nanostores/react';
import { detectLocale, type Locale } from '@quittance/sdk/i18n';
import type { PreferencesFormProps } from '@quittance/widgets/host';
import { usePortal } from '../portal.ts';

/** Language and theme as they stand, and how to change them; `ApplyPreferences` puts a change into effect. */
export function usePreferences(): PreferencesFormProps {
  const { preferences } = usePortal();
  const { locale, theme = 'auto' } = useStore(preferences.$preferences);
  return {
    language: detectLocale(locale, navigator.languages),
    onLanguage: (language: Locale) => preferences.set({ locale: language }),
    theme,
    onTheme: (chosen) => preferences.set({ theme: chosen === 'auto' ? undefined : chosen }),
  };
}
