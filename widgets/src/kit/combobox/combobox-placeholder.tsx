import type { ReactNode, RefObject } from 'react';
import { classNames } from '../base/class-names.ts';
import { type FieldControl, InputFrame } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { chevronDownIcon } from '../icon/icons.ts';
import type { SelectOption } from './select-option.ts';

/** What a list field shows and does, once its label is taken care of. */
export interface ListFaceProps {
  readonly control: FieldControl;
  /** Undefined while they are on the way. */
  readonly options: readonly SelectOption[] | undefined;
  readonly selected: readonly string[];
  /** What the closed field shows of the choice. */
  readonly text: string;
  readonly placeholder: string;
  readonly start?: ReactNode | undefined;
  /** A button between the text and the arrow. */
  readonly action?: ReactNode | undefined;
}

/** The box of a list field, round the text that it has. */
export function ListFrame({ control, start, action, children }: ListFaceProps & { readonly children: ReactNode }) {
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

/** What the text is before and after the list has come to life. */
export const listInputAttributes = ({ control, action, options, placeholder }: ListFaceProps) =>
  ({
    ...control.attributes,
    // A native form is sent the value, which is in fields of its own.
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

interface WaitingProps extends ListFaceProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Somebody has tried to open the list. */
  readonly onTry: () => void;
}

/** The field as it looks until the code is here that opens it. */
export function ListFace({ input, onTry, ...props }: WaitingProps) {
  return (
    <ListFrame {...props}>
      <input
        {...listInputAttributes(props)}
        ref={input}
        readOnly
        aria-readonly={props.control.attributes.readOnly ?? false}
        value={props.text}
        onClick={onTry}
        onKeyDown={({ key }) => key.startsWith('Arrow') && onTry()}
      />
    </ListFrame>
  );
}
