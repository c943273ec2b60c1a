import type { ReactNode, RefObject } from 'react';
import { classNames } from '../base/class-names.ts';
import { type FieldControl, InputFrame } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { chevronDownIcon } from '../icon/icons.ts';
import type { SelectOption } from './select-option.ts';

/** Properties of a combobox's input. */
export interface ComboboxLook {
  readonly control: FieldControl;
  /** Undefined while loading. */
  readonly options: readonly SelectOption[] | undefined;
  readonly selected: readonly string[];
  /** The chosen option as text, shown while the list is closed. */
  readonly text: string;
  readonly placeholder: string;
  readonly start?: ReactNode | undefined;
  /** A button between the text and the arrow. */
  readonly action?: ReactNode | undefined;
}

/** The box around the input. */
export function ComboboxFrame({ control, start, action, children }: ComboboxLook & { readonly children: ReactNode }) {
  const { disabled, readOnly } = control.attributes;
  return (
    <InputFrame
      control={control}
      start={start}
      end={
        <>
          {!disabled && !readOnly && action}
          <Icon shape={chevronDownIcon} />
        </>
      }
      isEndOver
    >
      {children}
    </InputFrame>
  );
}

/** Attributes of the input, in the placeholder and in the combobox. */
export const comboboxInputAttributes = ({ control, action, options, placeholder }: ComboboxLook) =>
  ({
    ...control.attributes,
    // The value is sent by hidden inputs.
    name: undefined,
    className: classNames('q-input__control q-list-input', Boolean(action) && 'q-list-input--action'),
    type: 'text',
    role: 'combobox',
    autoComplete: 'off',
    'aria-haspopup': 'listbox',
    'aria-expanded': false,
    'aria-busy': options ? undefined : true,
    placeholder,
  }) as const;

interface WaitingProps extends ComboboxLook {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The person tried to open the list. */
  readonly onTry: () => void;
}

/** Looks like the combobox while its code is loading. */
export function ComboboxPlaceholder({ input, onTry, ...props }: WaitingProps) {
  return (
    <ComboboxFrame {...props}>
      <input
        {...comboboxInputAttributes(props)}
        ref={input}
        readOnly
        aria-readonly={props.control.attributes.readOnly ?? false}
        value={props.text}
        onClick={onTry}
        onKeyDown={({ key }) => key.startsWith('Arrow') && onTry()}
      />
    </ComboboxFrame>
  );
}
