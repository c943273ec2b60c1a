import { type Country, loadCountries } from '@quittance/sdk/reference';
import { useCallback } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { type Loaded, useLoaded } from '../base/use-loaded.ts';

/** Returns every country with its name in the active language, sorted by name. */
export function useCountries(): Loaded<readonly Country[]> {
  const { locale } = useI18n('choices');
  return useLoaded(useCallback(() => loadCountries(locale), [locale]));
}
