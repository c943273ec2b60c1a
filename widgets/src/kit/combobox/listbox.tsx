import { type MouseEvent, memo, type PointerEvent, type RefObject, useId, useRef } from 'react';
import { classNames } from '../base/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { checkIcon } from '../icon/icons.ts';
import type { SelectOption } from './select-option.ts';

interface OptionRowProps {
  readonly id: string;
  readonly option: SelectOption;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly isMultiple: boolean | undefined;
}

/** Memoized, because of 250 rows a key changes only two. */
const OptionRow = memo(function OptionRow({ id, option, isActive, isSelected, isMultiple }: OptionRowProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text field, which names the active option
    <div
      id={id}
      role="option"
      className={classNames(
        'q-list-option',
        isActive && 'q-list-option--active',
        isMultiple && 'q-list-option--checkable',
      )}
      aria-selected={isSelected}
      aria-disabled={option.disabled || undefined}
      data-value={option.value}
    >
      {isMultiple && (
        <span className="q-option__box">
          <Icon shape={checkIcon} />
        </span>
      )}
      {option.icon}
      <span className="q-option__text">
        {option.label}
        {option.detail && <span className="q-option__detail">{option.detail}</span>}
      </span>
      {option.end && (
        <span className="q-list-option__end q-numeric" dir="ltr">
          {option.end}
        </span>
      )}
      {!isMultiple && isSelected && <Icon shape={checkIcon} className="q-option__check" />}
    </div>
  );
});

interface Section {
  readonly heading: string | undefined;
  readonly options: readonly SelectOption[];
}

function sectionsOf(options: readonly SelectOption[]): readonly Section[] {
  const sections: { heading: string | undefined; options: SelectOption[] }[] = [];
  for (const option of options) {
    const last = sections.at(-1);
    if (last && last.heading === option.group) last.options.push(option);
    else sections.push({ heading: option.group, options: [option] });
  }
  return sections;
}

interface ListboxProps {
  readonly id: string;
  readonly labelledBy: string;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly options: readonly SelectOption[];
  /** Id of an option. */
  readonly idOf: (value: string) => string;
  readonly active: string | undefined;
  readonly selected: readonly string[];
  readonly isMultiple: boolean | undefined;
  readonly onPoint: (value: string) => void;
  readonly onPick: (value: string) => void;
}

/** Returns the value of the option at the target of an event; null outside of options and on disabled ones. */
function valueAt(event: { readonly target: EventTarget }): string | null {
  const option = event.target instanceof Element && event.target.closest<HTMLElement>('[role="option"]');
  if (!option || option.ariaDisabled === 'true') return null;
  return option.dataset.value ?? null;
}

/** How far a pointer moves at most, in pixels, between the press and the release of one click. */
const clickRangePx = 8;

/**
 * Returns the option of a click. If the list moves while the button is down, as when what is above its field changes, the
 * browser reports the list itself: then the option that was pressed is meant.
 */
function usePressedOption() {
  const pressed = useRef<{ readonly value: string | null; readonly x: number; readonly y: number }>(undefined);
  return {
    press(event: PointerEvent) {
      pressed.current = { value: valueAt(event), x: event.clientX, y: event.clientY };
    },
    clicked(event: MouseEvent): string | null {
      const { value = null, x = 0, y = 0 } = pressed.current ?? {};
      pressed.current = undefined;
      const isStill = Math.hypot(event.clientX - x, event.clientY - y) <= clickRangePx;
      return isStill && value !== null ? value : valueAt(event);
    },
  };
}

/** The matching options, under their headings. */
export function Listbox(props: ListboxProps) {
  const { active, idOf } = props;
  const headingId = useId();

  const { press, clicked } = usePressedOption();
  const tell = (value: string | null, then: (value: string) => void) => {
    if (value !== null) then(value);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text that has the focus
    <div
      ref={props.scroller}
      id={props.id}
      role="listbox"
      tabIndex={-1}
      className="q-list-options"
      aria-labelledby={props.labelledBy}
      aria-multiselectable={props.isMultiple}
      onPointerDown={press}
      onClick={(event) => tell(clicked(event), props.onPick)}
      onPointerMove={(event: PointerEvent) => tell(valueAt(event), props.onPoint)}
    >
      {sectionsOf(props.options).map(({ heading, options }, index) => {
        const rows = options.map((option) => (
          <OptionRow
            key={option.value}
            id={idOf(option.value)}
            option={option}
            isActive={option.value === active}
            isSelected={props.selected.includes(option.value)}
            isMultiple={props.isMultiple}
          />
        ));
        if (heading === undefined) return rows;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
          <div key={heading} role="group" aria-labelledby={`${headingId}-${index}`}>
            <div className="q-options__heading" id={`${headingId}-${index}`} role="presentation">
              {heading}
            </div>
            {rows}
          </div>
        );
      })}
    </div>
  );
}
