import { fileLimits } from '@quittance/sdk/validation';
import { FileUpload, type UploadedFile, type UploadOptions } from '@quittance/widgets/kit';
import type { ComponentProps } from 'react';
import type { SampleControlProps, Specimen } from '../specimen.ts';
import { useSampleValue } from './use-sample-value.ts';

const contract: UploadedFile = {
  id: 'contract.pdf',
  name: 'harbor-studio-framework-contract-2026-signed.pdf',
  size: 1_340_000,
};

/** Simulates a server that refuses one file, fails for another and never finishes a third. */
async function sampleUpload(
  { name, size }: File,
  { signal, onProgress, language }: UploadOptions,
): Promise<UploadedFile> {
  if (name.startsWith('refused')) throw new Error('This mime type is not supported.');
  if (name.startsWith('broken')) throw new Error('Internal error');
  if (name.startsWith('endless')) {
    onProgress(0.4);
    await new Promise((_resolve, reject) => signal.addEventListener('abort', reject));
  }
  return { id: name, name, size, ...(language && { language }) };
}

async function sampleRemoval(fileId: string): Promise<void> {
  if (fileId.startsWith('stuck')) throw new Error('Internal error');
}

type SampleUploadProps = SampleControlProps &
  Pick<ComponentProps<typeof FileUpload>, 'limits' | 'onProblem' | 'onUploaded' | 'onRemoved'>;

function SampleFileUpload(props: SampleUploadProps) {
  const [files, setFiles] = useSampleValue<readonly UploadedFile[]>(props, [], [contract]);
  const { onValue } = props;
  return (
    <FileUpload
      {...props}
      files={files}
      onChange={setFiles}
      upload={sampleUpload}
      remove={sampleRemoval}
      onError={onValue && ((error) => onValue(`reported: ${error}`))}
    />
  );
}

const attachmentLimits = { ...fileLimits.invoiceAttachment, maxFiles: 3 };

function SampleAttachments(props: SampleControlProps) {
  const { onValue } = props;
  return (
    <SampleFileUpload
      {...props}
      limits={attachmentLimits}
      onProblem={onValue}
      onUploaded={onValue}
      onRemoved={onValue}
    />
  );
}

export const fileUploadSpecimens: readonly Specimen[] = [
  { name: 'file-upload', group: 'fields', Control: SampleFileUpload },
  { name: 'attachments', group: 'fields', Control: SampleAttachments },
];
