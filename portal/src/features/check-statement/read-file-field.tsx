import { FileUpload, type UploadedFile, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { checkStatementTexts } from './texts.en.ts';

/** A file that was read here, and sent nowhere. */
export interface ReadFile extends UploadedFile {
  readonly text: string;
}

interface ReadFileFieldProps {
  readonly label: string;
  readonly description: string;
  readonly name: string;
  readonly extension: string;
  readonly required?: false;
  readonly file: ReadFile | undefined;
  readonly onChange: (file: ReadFile | undefined) => void;
}

/** A field for a file that stays on this device. */
export function ReadFileField({ file, extension, onChange, ...field }: ReadFileFieldProps) {
  const { t } = useI18n(checkStatementTexts);
  const [said, setSaid] = useState('');
  const read = async (chosen: File): Promise<UploadedFile> => {
    const text = await chosen.text();
    const { name, size } = chosen;
    onChange({ id: name, name, size, text });
    setSaid(t('fileRead', { name }));
    return { id: name, name, size };
  };
  const remove = async () => setSaid('');
  return (
    <>
      <FileUpload
        {...field}
        files={file ? [file] : []}
        onChange={(files) => files.length === 0 && onChange(undefined)}
        upload={read}
        remove={remove}
        limits={{ maxFiles: 1, maxSizeMb: 100, extensions: [extension] }}
        // Nothing is uploaded.
        onUploaded={() => {}}
      />
      <span className="q-visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}
