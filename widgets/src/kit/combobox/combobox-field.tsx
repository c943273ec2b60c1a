import { useRef } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { lazyPart } from '../base/lazy-part.ts';
import { FieldFrame, type FieldProps, useFieldControl } from '../field/field.tsx';
import { useFirstValue } from '../field/use-first-value.ts';
import { LoadFailure } from '../load-failure/load-failure.tsx';
import { type ComboboxLook, ComboboxPlaceholder } from './combobox-placeholder.tsx';
import { comboboxTexts } from './texts.en.ts';

/** Lazy-loaded: a first screen waits only for the placeholder. */
const lazyCombobox = lazyPart(async () => (await import('./combobox.tsx')).Combobox);

interface ComboboxFieldProps extends Omit<ComboboxLook, 'control' | 'placeholder'> {
  readonly field: FieldProps;
  /** Default 'Select an option'. */
  readonly placeholder?: string | undefined;
  readonly isMultiple?: boolean | undefined;
  readonly onChange: (selected: readonly string[]) => void;
  /** Loads the options again; set if loading failed. */
  readonly onRetry?: (() => void) | undefined;
}

const hasFocus = (input: HTMLInputElement | null): boolean =>
  input !== null && (input.getRootNode() as Document | ShadowRoot).activeElement === input;

/** A field with a combobox. Without options it is disabled and says so. */
export function ComboboxField({
  field: given,
  placeholder,
  isMultiple,
  onChange,
  onRetry,
  ...shown
}: ComboboxFieldProps) {
  const { t } = useI18n(comboboxTexts);
  const isEmpty = shown.options?.length === 0;
  const field = { ...given, disabled: given.disabled || isEmpty };
  const control = useFieldControl(field);
  useFirstValue(control, shown.selected, onChange);
  const placeholderInput = useRef<HTMLInputElement>(null);
  const isTried = useRef(false);
  const { value: Combobox, retry = onRetry } = lazyCombobox.useAttempt(true);

  const unchosen = shown.options || retry ? (placeholder ?? t('selectAnOption')) : t('loading');
  const props = { ...shown, control, placeholder: isEmpty ? t('noOptions') : unchosen };
  return (
    <FieldFrame field={field} control={control}>
      {Combobox ? (
        <Combobox
          {...props}
          name={given.name}
          isMultiple={isMultiple}
          // Keeps the focus and presses from before the code was loaded.
          isFocused={hasFocus(placeholderInput.current)}
          isTried={isTried.current}
          onChange={(values) => {
            control.clearError();
            onChange(values);
          }}
        />
      ) : (
        <ComboboxPlaceholder
          {...props}
          input={placeholderInput}
          onTry={() => {
            isTried.current = true;
          }}
        />
      )}
      {retry && <LoadFailure onRetry={retry} />}
    </FieldFrame>
  );
}
