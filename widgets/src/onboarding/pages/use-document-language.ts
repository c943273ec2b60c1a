import { savePreferences, updateFileLanguage, updateUserFileLanguage } from '@quittance/sdk/client';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../kit/base/provider.tsx';
import { useErrorText } from '../../kit/error-text/error-text.ts';
import { type FileLanguage, useFileLanguage } from '../../kit/file-upload/use-file-language.ts';
import { useDocumentFiles } from '../document-files.ts';

/** A document as it was given. */
export interface GivenDocument {
  readonly fileId: string | undefined;
  /** Two letters. */
  readonly language: string | undefined;
}

interface DocumentLanguage extends Pick<FileLanguage, 'languages' | 'language'> {
  /** Set if the file kept its former language. */
  readonly error: string | undefined;
  choose(language: string): Promise<void>;
}

/**
 * The language of a document. One without a file begins with that of the last document, on this device or another. The
 * file of the document gets each language that is chosen; if that fails, the former one is back.
 */
export function useDocumentLanguage(
  document: GivenDocument,
  owner: 'organization' | 'person',
  onChange: (changes: Pick<GivenDocument, 'language'>) => void,
): DocumentLanguage {
  const client = useClient();
  const errorText = useErrorText('update-language');
  const { lastLanguage, setLastLanguage } = useDocumentFiles();
  const last = useFileLanguage(true);
  const [error, setError] = useState<string>();
  // Text that was typed during a call must stay.
  const latest = useRef<typeof onChange | null>(onChange);
  useEffect(() => {
    latest.current = onChange;
    return () => {
      latest.current = null;
    };
  });
  const { fileId, language: own } = document;
  const first = fileId ? '' : last.language || lastLanguage || '';
  return {
    languages: last.languages,
    language: own ?? first,
    error,
    async choose(language) {
      setError(undefined);
      onChange({ language: language || undefined });
      if (!language) return;
      last.choose(language);
      setLastLanguage(language);
      client.request(savePreferences, { body: { selectedFileLanguage: language } }).catch(() => {
        // Then other devices don't begin with it.
      });
      if (!fileId) return;
      try {
        const body = { fileId, language };
        if (owner === 'person') await client.request(updateUserFileLanguage, { body });
        else await client.request(updateFileLanguage, { body });
      } catch (failure) {
        latest.current?.({ language: own });
        setError(errorText(failure));
      }
    },
  };
}
