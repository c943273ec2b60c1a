import { fileLimits } from '@quittance/sdk/validation';
import { useRef } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { FieldFrame, useFieldControl } from '../field/field.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import type { FileUploadProps } from './file-upload-props.ts';
import { FileZone } from './file-zone.tsx';
import { fileUploadTexts } from './texts.en.ts';
import { UploadList } from './upload-list.tsx';
import { type FileLanguage, useFileLanguage } from './use-file-language.ts';
import { useFileUpload } from './use-file-upload.ts';

interface LanguageFieldProps {
  readonly field: FileUploadProps;
  readonly fileLanguage: FileLanguage;
}

function LanguageField({ field, fileLanguage: { languages, language, choose } }: LanguageFieldProps) {
  const { t } = useI18n(fileUploadTexts);
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

/** A field for files: dropped or chosen, checked, uploaded one by one, and listed with a remove button. */
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
  /** The pressed button disappears with its file; a focus elsewhere is not moved. */
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
          onDownload={props.download && ((file) => void state.download(file))}
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
