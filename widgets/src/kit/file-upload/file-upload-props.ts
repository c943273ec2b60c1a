import type { FileLimits } from '@quittance/sdk/validation';
import type { FieldProps } from '../field/field.tsx';

/** A file that the server has. */
export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  /** Bytes, where they are known. */
  readonly size?: number | undefined;
  /** Two letters, where it is known. */
  readonly language?: string | undefined;
}

export interface UploadOptions {
  /** Aborted when the person cancels, and when the field goes away. */
  readonly signal: AbortSignal;
  /** @param progress from 0 to 1 */
  readonly onProgress: (progress: number) => void;
  /** Two letters; given where the field asks for it. */
  readonly language?: string | undefined;
}

export interface FileUploadProps extends FieldProps {
  readonly files: readonly UploadedFile[];
  readonly onChange: (files: readonly UploadedFile[]) => void;
  /** Sends one file. By the words of what it throws we tell what was wrong with the file. */
  readonly upload: (file: File, options: UploadOptions) => Promise<UploadedFile>;
  /** Has the server remove one. */
  readonly remove: (fileId: string) => Promise<void>;
  /** Default: one PDF of at most 5 MB. */
  readonly limits?: FileLimits | undefined;
  /** Asks for the language of the files, and remembers it on this device; default false. */
  readonly asksLanguage?: boolean | undefined;
  // What is told here for a toast, the field itself does not say to screen readers: the toast does.
  /** Each sentence that is also shown under the area, for a toast. */
  readonly onProblem?: ((message: string) => void) | undefined;
  /** 'File successfully uploaded.', for a toast. */
  readonly onUploaded?: ((message: string) => void) | undefined;
  /** 'File removed', for a toast. */
  readonly onRemoved?: ((message: string) => void) | undefined;
  /** Says nothing of a removal that worked; default false. */
  readonly isRemovalSilent?: boolean | undefined;
  /** What no rule explains, for error tracking. */
  readonly onError?: ((error: unknown) => void) | undefined;
}
