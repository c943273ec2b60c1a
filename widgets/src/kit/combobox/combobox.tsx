import { useLayoutEffect, useRef } from 'react';
import { isPhone } from '../base/is-phone.ts';
import { LoadFailure } from '../load-failure/load-failure.tsx';
import { ComboboxFrame, type ComboboxLook, comboboxInputAttributes } from './combobox-placeholder.tsx';
import { FormValues } from './form-values.tsx';
import { comboboxPopup } from './lazy-combobox-popup.ts';
import { type ComboboxState, pressComboboxKey, useCombobox } from './use-combobox.ts';

interface ComboboxProps extends ComboboxLook {
  readonly name: string | undefined;
  readonly isMultiple: boolean | undefined;
  /** The placeholder had the focus. */
  readonly isFocused: boolean;
  /** The person tried to open it. */
  readonly isTried: boolean;
  readonly onChange: (selected: readonly string[]) => void;
}

function pick(value: string, { selected, isMultiple }: ComboboxProps): readonly string[] {
  if (!isMultiple) return [value];
  return selected.includes(value) ? selected.filter((held) => held !== value) : [...selected, value];
}

/** Ties the input to its listbox for screen readers. */
const comboboxAttributes = (id: string, { mode, activeId }: ComboboxState, isShown: boolean) =>
  ({
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-expanded': mode !== 'closed',
    'aria-controls': isShown ? `${id}-list` : undefined,
    'aria-activedescendant': activeId,
  }) as const;

/** An input to type into, and the listbox below it. */
export function Combobox(props: ComboboxProps) {
  const { options, selected, isMultiple, isFocused, isTried, onChange } = props;
  const { id, disabled, readOnly } = props.control.attributes;
  const isLocked = disabled || readOnly;
  const input = useRef<HTMLInputElement>(null);
  const list = useCombobox();
  const { value: Popup, retry } = comboboxPopup.useAttempt(list.mode !== 'closed' && options !== undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it replaces the placeholder
  useLayoutEffect(() => {
    if (!isFocused || !input.current) return;
    input.current.focus();
    if (isTried && !isLocked) list.open(input.current);
  }, []);

  const choose = (value: string) => {
    if (isMultiple) list.setQuery(null);
    else list.close();
    if (isMultiple || value !== selected[0]) onChange(pick(value, props));
  };
  return (
    <>
      <ComboboxFrame {...props}>
        <input
          {...comboboxInputAttributes(props)}
          {...comboboxAttributes(id, list, Boolean(Popup))}
          ref={input}
          data-typed={list.query !== null || undefined}
          value={list.query ?? props.text}
          onFocus={comboboxPopup.preload}
          onPointerDown={(event) => {
            // The dialog has its own search: the phone's keyboard would open twice.
            event.currentTarget.inputMode = isPhone() ? 'none' : 'text';
          }}
          onClick={(event) => {
            if (isLocked || list.mode !== 'closed') return;
            event.currentTarget.select();
            list.open(event.currentTarget);
          }}
          onInput={(event) => {
            list.setQuery(event.currentTarget.value);
            if (list.mode === 'closed') list.open(event.currentTarget);
          }}
          onKeyDown={(event) => !isLocked && pressComboboxKey(event, list)}
          onBlur={() => list.mode === 'dropdown' && list.close()}
        />
      </ComboboxFrame>
      <FormValues name={props.name} values={selected} disabled={disabled} />
      {retry && <LoadFailure onRetry={retry} />}
      {Popup && options && (
        <Popup id={id} list={list} options={options} selected={selected} isMultiple={isMultiple} onPick={choose} />
      )}
    </>
  );
}
