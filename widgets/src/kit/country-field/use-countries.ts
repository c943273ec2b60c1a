import { type Country, loadCountries } from '@quittance/sdk/reference';
import { useCallback } from 'react';
import { useLocale } from '../base/i18n.tsx';
import { type Loaded, useLoaded } from '../base/use-loaded.ts';

/** Returns every country with its name in the active language, sorted by name. */
export function useCountries(): Loaded<readonly Country[]> {
  const locale = useLocale();
  return useLoaded(
    useCallback(() => loadCountries(locale), [locale]),
    true,
  );
}
