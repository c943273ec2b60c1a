import type { FileLimits } from '@quittance/sdk/validation';
import type { FieldProps } from '../field/field.tsx';

/** A file on the server. */
export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  /** Bytes, if known. */
  readonly size?: number | undefined;
  /** Two letters, if known. */
  readonly language?: string | undefined;
}

export interface UploadOptions {
  /** Aborted when the person cancels, and when the field is unmounted. */
  readonly signal: AbortSignal;
  /** @param progress from 0 to 1 */
  readonly onProgress: (progress: number) => void;
  /** Two letters; set if the field asks for it. */
  readonly language?: string | undefined;
}

export interface FileUploadProps extends FieldProps {
  readonly files: readonly UploadedFile[];
  readonly onChange: (files: readonly UploadedFile[]) => void;
  /** Sends one file. The message of a thrown error identifies the problem with the file. */
  readonly upload: (file: File, options: UploadOptions) => Promise<UploadedFile>;
  /** Removes a file from the server. */
  readonly remove: (fileId: string) => Promise<void>;
  /** Saves a file on the person's device. Without it, files can't be downloaded. */
  readonly download?: ((file: UploadedFile) => Promise<void>) | undefined;
  /** Default: one PDF of at most 5 MB. */
  readonly limits?: FileLimits | undefined;
  /** Asks for the language of the files, and stores the answer on this device; default false. */
  readonly asksLanguage?: boolean | undefined;
  // The field does not announce texts that it passes to these callbacks: the toast does.
  /** Receives each problem that is also shown under the area, for a toast. */
  readonly onProblem?: ((message: string) => void) | undefined;
  /** Receives 'File successfully uploaded.', for a toast. */
  readonly onUploaded?: ((message: string) => void) | undefined;
  /** Receives 'File removed', for a toast. */
  readonly onRemoved?: ((message: string) => void) | undefined;
  /** Suppresses the message after a removal; default false. */
  readonly isRemovalSilent?: boolean | undefined;
  /** Returns the sentence for an error that no rule explains. Without it, only the file is named. */
  readonly describeError?: ((error: unknown) => string) | undefined;
  /** Receives errors that no rule explains, for error tracking. Default: the page's `error` event. */
  readonly onError?: ((error: unknown) => void) | undefined;
}
