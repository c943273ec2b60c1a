import { type Language, loadLanguages } from '@quittance/sdk/reference';
import { safeStorage, storageKeys } from '@quittance/sdk/stores';
import { useCallback, useState } from 'react';
import { useLocale } from '../base/i18n.tsx';
import { type Loaded, useLoaded } from '../base/use-loaded.ts';

const storage = safeStorage(() => localStorage);

export interface FileLanguage {
  readonly languages: Loaded<readonly Language[]>;
  /** Two letters, or empty if none is chosen. */
  readonly language: string;
  choose(language: string): void;
}

/**
 * The language of the next uploaded files; initially the one last chosen on this device.
 * @param isAsked whether the field asks for a language
 */
export function useFileLanguage(isAsked: boolean): FileLanguage {
  const locale = useLocale();
  const load = useCallback(async () => (isAsked ? loadLanguages(locale) : []), [isAsked, locale]);
  const languages = useLoaded(load, true);
  const [chosen, setChosen] = useState(() => storage.getItem(storageKeys.fileLanguage) ?? '');
  return {
    languages,
    // The stored value may be invalid.
    language: languages.value?.some(({ code }) => code === chosen) ? chosen : '',
    choose(language) {
      setChosen(language);
      storage.setItem(storageKeys.fileLanguage, language);
    },
  };
}
