import { useRef } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { lazyPart } from '../base/lazy-part.ts';
import { FieldFrame, type FieldProps, useFieldControl } from '../field/field.tsx';
import { useFirstValue } from '../field/use-first-value.ts';
import { LoadFailure } from '../load-failure/load-failure.tsx';
import { ListFace, type ListFaceProps } from './combobox-placeholder.tsx';

/** Apart from the face, for which alone a first screen waits. */
const liveList = lazyPart(async () => (await import('./combobox.tsx')).LiveList);

interface ListFieldProps extends Omit<ListFaceProps, 'control' | 'placeholder'> {
  readonly field: FieldProps;
  /** Default 'Select an option'. */
  readonly placeholder?: string | undefined;
  readonly isMultiple?: boolean | undefined;
  readonly onChange: (selected: readonly string[]) => void;
  /** The options could not be fetched: asks for them again. */
  readonly onRetry?: (() => void) | undefined;
}

const hasFocus = (input: HTMLInputElement | null): boolean =>
  input !== null && (input.getRootNode() as Document | ShadowRoot).activeElement === input;

/** A text that is searched by typing, above the list of what can be chosen: without options disabled, and says so. */
export function ListField({ field: given, placeholder, isMultiple, onChange, onRetry, ...shown }: ListFieldProps) {
  const { t } = useI18n('choices');
  const isEmpty = shown.options?.length === 0;
  const field = { ...given, disabled: given.disabled || isEmpty };
  const control = useFieldControl(field);
  useFirstValue(control, shown.selected, onChange);
  const face = useRef<HTMLInputElement>(null);
  const isTried = useRef(false);
  const { value: Live, retry = onRetry } = liveList.useAttempt(true);

  const unchosen = shown.options || retry ? (placeholder ?? t('selectAnOption')) : t('loading');
  const props = { ...shown, control, placeholder: isEmpty ? t('noOptions') : unchosen };
  return (
    <FieldFrame field={field} control={control}>
      {Live ? (
        <Live
          {...props}
          name={given.name}
          isMultiple={isMultiple}
          // Whoever was faster than the code goes on where they were.
          isFocused={hasFocus(face.current)}
          isTried={isTried.current}
          onChange={(values) => {
            control.clearError();
            onChange(values);
          }}
        />
      ) : (
        <ListFace
          {...props}
          input={face}
          onTry={() => {
            isTried.current = true;
          }}
        />
      )}
      {retry && <LoadFailure onRetry={retry} />}
    </FieldFrame>
  );
}
