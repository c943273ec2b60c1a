import { shownFileName } from '@quittance/sdk/validation';
import type { ReactNode } from 'react';
import { useI18n, useLocale } from '../base/i18n.tsx';
import { Icon } from '../icon/icon.tsx';
import { closeIcon, documentIcon, downloadIcon, trashIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { UploadedFile } from './file-upload-props.ts';
import { fileUploadTexts } from './texts.en.ts';
import type { FileUploadState, PendingUpload } from './use-file-upload.ts';

interface FileRowProps {
  readonly name: string;
  readonly size: number | undefined;
  readonly children: ReactNode;
}

/** Writes the size of a file in kilobytes, or in megabytes from one on. A file is never 0 kB. */
function sizeText(bytes: number, locale: string): string {
  const kilobytes = bytes / 1024;
  const unit = kilobytes < 1024 ? 'kilobyte' : 'megabyte';
  const size = unit === 'kilobyte' ? Math.max(Math.round(kilobytes), 1) : kilobytes / 1024;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(size);
}

function FileRow({ name, size, children }: FileRowProps) {
  const locale = useLocale();
  return (
    <li className="q-file">
      <Icon shape={documentIcon} className="q-file__symbol" />
      <span className="q-file__name" title={name}>
        {shownFileName(name)}
      </span>
      {size !== undefined && <span className="q-file__size q-numeric">{sizeText(size, locale)}</span>}
      {children}
    </li>
  );
}

interface UploadListProps {
  readonly files: readonly UploadedFile[];
  readonly state: FileUploadState;
  /** Whether files can't be removed. */
  readonly isFixed: boolean;
  /** Undefined if files can't be downloaded. */
  readonly onDownload: ((file: UploadedFile) => void) | undefined;
  readonly onCancel: (upload: PendingUpload) => void;
  readonly onRemove: (file: UploadedFile, button: Element) => void;
}

/** Uploaded files, followed by those in progress. */
export function UploadList({ files, state, isFixed, onDownload, onCancel, onRemove }: UploadListProps) {
  const { t } = useI18n(fileUploadTexts);
  if (files.length + state.pending.length === 0) return null;
  const removeButton = (file: UploadedFile) => {
    const isRemoving = state.removing.includes(file.id);
    return (
      <IconButton
        icon={trashIcon}
        label={t('removeFile', { name: file.name })}
        aria-disabled={isRemoving || undefined}
        onClick={isRemoving ? undefined : (event) => onRemove(file, event.currentTarget)}
      />
    );
  };
  return (
    <ul className="q-files">
      {files.map((file) => (
        <FileRow key={file.id} name={file.name} size={file.size}>
          {onDownload && (
            <IconButton
              icon={downloadIcon}
              label={t('downloadFile', { name: file.name })}
              onClick={() => onDownload(file)}
            />
          )}
          {!isFixed && removeButton(file)}
        </FileRow>
      ))}
      {state.pending.map((upload) => (
        <FileRow key={upload.name} name={upload.name} size={upload.size}>
          <IconButton
            icon={closeIcon}
            label={t('cancelUpload', { name: upload.name })}
            onClick={() => onCancel(upload)}
          />
          <progress
            className="q-file__progress"
            aria-label={t('uploadProgress', { name: upload.name })}
            max={1}
            value={upload.progress}
          />
        </FileRow>
      ))}
    </ul>
  );
}
