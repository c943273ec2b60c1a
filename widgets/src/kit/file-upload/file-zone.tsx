import type { FileLimits } from '@quittance/sdk/validation';
import { type DragEvent, type RefObject, useState } from 'react';
import { classNames } from '../base/class-names.ts';
import { useI18n } from '../base/i18n.tsx';
import type { FieldControl } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { uploadIcon } from '../icon/icons.ts';
import { fileUploadTexts } from './texts.en.ts';
import { acceptAttribute } from './upload-rules.ts';

/** Shows which files are accepted. */
function LimitsHint({ id, limits }: { readonly id: string; readonly limits: FileLimits }) {
  const { t, locale } = useI18n(fileUploadTexts);
  const extensions = limits.extensions.map((extension) => extension.toUpperCase());
  return (
    <span className="q-upload__limits" id={id}>
      {t('uploadLimits', {
        extensions: new Intl.ListFormat(locale, { type: 'disjunction' }).format(extensions),
        max: limits.maxSizeMb,
      })}
      {limits.maxFiles > 1 && ` ${t('uploadCount', { max: limits.maxFiles })}`}
    </span>
  );
}

interface FileZoneProps {
  readonly control: FieldControl;
  readonly limits: FileLimits;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The native file control, invisible over the drawn area, which supports click, keyboard and drop. */
export function FileZone({ control, limits, input, onFiles }: FileZoneProps) {
  const { t } = useI18n(fileUploadTexts);
  const [isOver, setOver] = useState(false);
  const { readOnly, ...attributes } = control.attributes;
  const isFixed = readOnly || attributes.disabled;
  const take = (files: FileList | null | undefined) => {
    const given = [...(files ?? [])];
    if (!isFixed && given.length > 0) onFiles(given);
  };
  const drag = (event: DragEvent, isNowOver: boolean) => {
    // Otherwise the browser would open the file instead of the page.
    event.preventDefault();
    setOver(isNowOver && !isFixed);
  };
  return (
    <div className={classNames('q-upload', isOver && 'q-upload--over', readOnly && 'q-upload--read-only')}>
      <input
        {...attributes}
        ref={input}
        className="q-upload__input"
        type="file"
        accept={acceptAttribute(limits)}
        multiple={limits.maxFiles > 1}
        aria-disabled={readOnly || undefined}
        onClick={(event) => readOnly && event.preventDefault()}
        onDragEnter={(event) => drag(event, true)}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          take(event.dataTransfer?.files);
        }}
        onChange={(event) => {
          take(event.currentTarget.files);
          // Lets people choose the same file again, after it was removed or corrected.
          event.currentTarget.value = '';
        }}
      />
      {readOnly ? (
        <span id={`${attributes.id}-limits`}>{t('filesFixed')}</span>
      ) : (
        <>
          <span className="q-upload__symbol">
            <Icon shape={uploadIcon} />
          </span>
          <span className="q-upload__text">
            <span className="q-upload__choose">{t('chooseFile', { count: limits.maxFiles })}</span>
            <span className="q-upload__drop"> {t('orDropHere')}</span>
          </span>
          <LimitsHint id={`${attributes.id}-limits`} limits={limits} />
        </>
      )}
    </div>
  );
}
