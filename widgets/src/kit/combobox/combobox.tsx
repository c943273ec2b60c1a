import { useLayoutEffect, useRef } from 'react';
import { isPhone } from '../base/is-phone.ts';
import { LoadFailure } from '../load-failure/load-failure.tsx';
import { type ListFaceProps, ListFrame, listInputAttributes } from './combobox-placeholder.tsx';
import { FormValues } from './form-values.tsx';
import { listPopup } from './lazy-combobox-popup.ts';
import { type ListControl, pressComboboxKey, useListControl } from './use-combobox.ts';

interface LiveListProps extends ListFaceProps {
  readonly name: string | undefined;
  readonly isMultiple: boolean | undefined;
  /** The face had the focus that stood here before. */
  readonly isFocused: boolean;
  /** Somebody tried to open it. */
  readonly isTried: boolean;
  readonly onChange: (selected: readonly string[]) => void;
}

function pick(value: string, { selected, isMultiple }: LiveListProps): readonly string[] {
  if (!isMultiple) return [value];
  return selected.includes(value) ? selected.filter((held) => held !== value) : [...selected, value];
}

/** What ties the text to its list, as a combobox is told of by screen readers. */
const comboboxAttributes = (id: string, { mode, activeId }: ListControl, isShown: boolean) =>
  ({
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-expanded': mode !== 'closed',
    'aria-controls': isShown ? `${id}-list` : undefined,
    'aria-activedescendant': activeId,
  }) as const;

/** The text of a list field that is typed into, and the list below it. */
export function LiveList(props: LiveListProps) {
  const { options, selected, isMultiple, isFocused, isTried, onChange } = props;
  const { id, disabled, readOnly } = props.control.attributes;
  const isLocked = disabled || readOnly;
  const input = useRef<HTMLInputElement>(null);
  const list = useListControl();
  const { value: Popup, retry } = listPopup.useAttempt(list.mode !== 'closed' && options !== undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it takes the place of the face
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
      <ListFrame {...props}>
        <input
          {...listInputAttributes(props)}
          {...comboboxAttributes(id, list, Boolean(Popup))}
          ref={input}
          data-typed={list.query !== null || undefined}
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
      </ListFrame>
      <FormValues name={props.name} values={selected} disabled={disabled} />
      {retry && <LoadFailure onRetry={retry} />}
      {Popup && options && (
        <Popup id={id} list={list} options={options} selected={selected} isMultiple={isMultiple} onPick={choose} />
      )}
    </>
  );
}
