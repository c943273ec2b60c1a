import { type Country, loadCountries } from '@quittance/sdk/reference';
import { useCallback } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { type Loaded, useLoaded } from '../base/use-loaded.ts';

/** Every country with its name in the language in force, in the order of the names. */
export function useCountries(): Loaded<readonly Country[]> {
  const { locale } = useI18n('choices');
  return useLoaded(useCallback(() => loadCountries(locale), [locale]));
}
