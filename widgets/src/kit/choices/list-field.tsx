import type { ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { useI18n } from '../base/i18n.tsx';
import { isPhone } from '../base/is-phone.ts';
import { Icon } from '../display/icon.tsx';
import { chevronDownIcon } from '../display/icons.ts';
import { FieldFrame, type FieldProps, InputFrame, useFieldControl } from '../fields/field.tsx';
import { FormValues } from './form-values.tsx';
import { listPopup } from './late-list-popup.ts';
import type { SelectOption } from './select-option.ts';
import { type ListControl, pressComboboxKey, useListControl } from './use-list-control.ts';

interface ListFieldProps {
  readonly field: FieldProps;
  /** Undefined while they are on the way. */
  readonly options: readonly SelectOption[] | undefined;
  readonly selected: readonly string[];
  /** What the closed field shows of the choice. */
  readonly text: string;
  readonly placeholder?: string | undefined;
  readonly start?: ReactNode | undefined;
  /** A button between the text and the arrow. */
  readonly action?: ReactNode | undefined;
  readonly isMultiple?: boolean | undefined;
  readonly onChange: (selected: readonly string[]) => void;
}

function pick(value: string, { selected, isMultiple }: ListFieldProps): readonly string[] {
  if (!isMultiple) return [value];
  return selected.includes(value) ? selected.filter((held) => held !== value) : [...selected, value];
}

/** What ties the text to its list, as a combobox is told of by screen readers. */
const comboboxAttributes = (id: string, { mode, activeId }: ListControl, isShown: boolean) =>
  ({
    role: 'combobox',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': mode !== 'closed',
    'aria-controls': isShown ? `${id}-list` : undefined,
    'aria-activedescendant': activeId,
  }) as const;

/** A text that is searched by typing, above the list of what can be chosen: without options disabled, and says so. */
export function ListField(props: ListFieldProps) {
  const { t } = useI18n('choices');
  const { options, selected, isMultiple } = props;
  const isEmpty = options?.length === 0;
  const field = { ...props.field, disabled: props.field.disabled || isEmpty };
  const control = useFieldControl(field);
  const { id, name, ...attributes } = control.attributes;
  const isLocked = field.disabled || field.readOnly;
  const list = useListControl();
  const Popup = listPopup.usePart(list.mode !== 'closed' && options !== undefined);

  const change = (values: readonly string[]) => {
    control.clearError();
    props.onChange(values);
  };
  const choose = (value: string) => {
    if (isMultiple) list.setQuery(null);
    else list.close();
    if (isMultiple || value !== selected[0]) change(pick(value, props));
  };
  const placeholder = options ? (props.placeholder ?? t('selectAnOption')) : t('loading');
  return (
    <FieldFrame field={field} control={control}>
      <InputFrame
        control={control}
        start={props.start}
        end={
          <>
            {!isLocked && props.action}
            <Icon shape={chevronDownIcon} />
          </>
        }
        isEndOver
      >
        <input
          {...attributes}
          {...comboboxAttributes(id, list, Boolean(Popup))}
          id={id}
          className={classNames('q-input__control q-list-input', Boolean(props.action) && 'q-list-input--action')}
          type="text"
          placeholder={isEmpty ? t('noOptions') : placeholder}
          aria-busy={options ? undefined : true}
          value={list.query ?? props.text}
          onFocus={listPopup.preload}
          onPointerDown={(event) => {
            // The list comes with a search of its own; the keyboard of a phone would only jump up twice.
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
      </InputFrame>
      <FormValues name={name} values={selected} disabled={field.disabled} onReset={change} />
      {Popup && options && (
        <Popup id={id} list={list} options={options} selected={selected} isMultiple={isMultiple} onPick={choose} />
      )}
    </FieldFrame>
  );
}
