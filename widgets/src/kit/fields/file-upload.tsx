import { type FileLimits, fileLimits } from '@quittance/sdk/validation';
import { useRef } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { SelectField } from '../choices/select-field.tsx';
import { FieldFrame, type FieldProps, useFieldControl } from './field.tsx';
import { FileZone } from './file-zone.tsx';
import { UploadList } from './upload-list.tsx';
import { type FileLanguage, useFileLanguage } from './use-file-language.ts';
import { useFileUpload } from './use-file-upload.ts';

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

interface LanguageFieldProps {
  readonly field: FileUploadProps;
  readonly fileLanguage: FileLanguage;
}

function LanguageField({ field, fileLanguage: { languages, language, choose } }: LanguageFieldProps) {
  const { t } = useI18n('inputs');
  return (
    <SelectField
      label={t('fileLanguage')}
      options={languages.value?.map(({ code, label }) => ({ value: code, label }))}
      value={language}
      onChange={choose}
      onRetry={languages.retry}
      disabled={field.disabled}
      readOnly={field.readOnly}
    />
  );
}

/** Files to hand in: dropped or chosen, checked, sent one by one, and listed with a way to remove them. */
export function FileUpload(props: FileUploadProps) {
  const limits = props.limits ?? fileLimits.customer;
  const fileLanguage = useFileLanguage(props.asksLanguage ?? false);
  const state = useFileUpload(props, limits, fileLanguage.language);
  const control = useFieldControl({ ...props, error: props.error ?? state.problem }, 'limits');
  const input = useRef<HTMLInputElement>(null);
  const isFixed = Boolean(props.readOnly || props.disabled);
  const add = (files: readonly File[]) => {
    control.clearError();
    state.add(files);
  };
  /** The button that was pressed goes away with its file; whoever has gone on meanwhile is left alone. */
  const keepFocus = (button: Element) => {
    const active = (input.current?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement;
    if (!active || active === button || active.matches('body')) input.current?.focus();
  };
  return (
    <FieldFrame
      field={props}
      control={control}
      below={
        <UploadList
          files={props.files}
          state={state}
          isFixed={isFixed}
          onCancel={(upload) => {
            input.current?.focus();
            state.cancel(upload);
          }}
          onRemove={(file, button) => void state.remove(file).then((isRemoved) => isRemoved && keepFocus(button))}
        />
      }
    >
      {props.asksLanguage && <LanguageField field={props} fileLanguage={fileLanguage} />}
      <FileZone control={control} limits={limits} input={input} onFiles={add} />
      <span className="q-visually-hidden" role="status">
        {state.status}
      </span>
    </FieldFrame>
  );
}
