import { type ReactNode, useState } from 'react';
import type { UploadedFile } from '../kit/file-upload/file-upload-props.ts';
import { DocumentFilesContext } from './document-files.ts';
import type { Verification } from './use-wizard.ts';

interface WizardFilesProps {
  readonly verification: Verification;
  readonly children: ReactNode;
}

/** Keeps the documents of a verification while the person goes from page to page. */
export function WizardFiles({ verification, children }: WizardFilesProps) {
  const [files, setFiles] = useState<readonly UploadedFile[]>(() =>
    verification.files.map(({ _id: id, name, size }) => ({ id, name, size })),
  );
  const [lastLanguage, setLastLanguage] = useState(verification.selectedFileLanguage);
  const add = (file: UploadedFile) => setFiles((others) => [...others, file]);
  return (
    <DocumentFilesContext.Provider value={{ files, lastLanguage, setLastLanguage, add }}>
      {children}
    </DocumentFilesContext.Provider>
  );
}
