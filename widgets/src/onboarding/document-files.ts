import { createContext, useContext } from 'react';
import type { UploadedFile } from '../kit/file-upload/file-upload-props.ts';

/** The documents that answers name, with what is known of them. */
export interface DocumentFiles {
  readonly files: readonly UploadedFile[];
  /** In two letters: the one that was chosen last. */
  readonly lastLanguage: string | undefined;
  add(file: UploadedFile): void;
  setLastLanguage(language: string): void;
}

export const DocumentFilesContext = createContext<DocumentFiles | null>(null);

export function useDocumentFiles(): DocumentFiles {
  const files = useContext(DocumentFilesContext);
  if (!files) throw new Error('There is no wizard around this page.');
  return files;
}
