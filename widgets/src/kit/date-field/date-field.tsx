import { businessDateOf } from '@quittance/sdk/time';
import { useRef, useState } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { lazyPart } from '../base/lazy-part.ts';
import { FieldFrame, type FieldProps, InputFrame, useFieldControl } from '../field/field.tsx';
import { useHeldForm } from '../field/form-errors.ts';
import { calendarIcon, closeIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LoadFailure } from '../load-failure/load-failure.tsx';
import { dateFieldTexts } from './texts.en.ts';
import { useDateText } from './use-date-text.ts';

const datePopup = lazyPart(async () => (await import('./date-popup.tsx')).DatePopup);

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** `YYYY-MM-DD`; the calendar offers no earlier date, and one that is typed becomes this one, unless `keepsOutside`. */
  readonly min?: string | undefined;
  /** `YYYY-MM-DD`; the same for later dates. */
  readonly max?: string | undefined;
  /** Keeps a typed date outside of the bounds and refuses it, where another date would be a false statement. */
  readonly keepsOutside?: boolean | undefined;
  /**
   * Lets people empty the field, with a button or by deleting the text. Otherwise an empty text restores the last date.
   */
  readonly allowReset?: boolean | undefined;
  /** Months side by side, if there is space. Default 1. */
  readonly months?: 1 | 2 | undefined;
  /** `YYYY-MM-DD`; default: today in business time by this computer's clock. */
  readonly today?: string | undefined;
}

/**
 * A business date, typed in the locale's order or chosen from a calendar. Typed text is checked when the focus leaves:
 * the field refuses text that is no date and keeps it for correction, and changes a date outside the bounds to the
 * bound, or refuses it too. A message says so. A native form sends `YYYY-MM-DD`.
 */
export function DateField(props: DateFieldProps) {
  const { t } = useI18n(dateFieldTexts);
  const { value, min, max, today = businessDateOf(new Date()) } = props;
  const isLocked = props.disabled || props.readOnly;
  const input = useRef<HTMLInputElement>(null);
  const anchor = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { value: Popup, retry } = datePopup.useAttempt(isOpen);

  const canBeEmptied = props.allowReset ?? false;
  const text = useDateText(
    { value, bounds: { min, max }, canBeEmptied, keepsOutside: props.keepsOutside, today },
    (date) => change(date),
  );
  const control = useFieldControl({ ...props, refusal: text.refusal });
  useHeldForm(props.name, text.refusal !== undefined);
  const { id, name, ...attributes } = control.attributes;
  const change = (next: string) => {
    control.clearError();
    props.onChange(next);
  };
  const first = useRef(value);
  control.goBack.current = () => {
    text.forget();
    if (value !== first.current) change(first.current);
  };
  const open = () => {
    text.check();
    anchor.current = input.current?.closest<HTMLElement>('.q-input') ?? null;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    input.current?.focus();
  };
  return (
    <FieldFrame field={props} control={control}>
      <InputFrame
        control={control}
        end={
          <>
            {canBeEmptied && value && !isLocked && (
              <IconButton
                icon={closeIcon}
                label={t('clear')}
                onClick={() => {
                  text.forget();
                  change('');
                  input.current?.focus();
                }}
              />
            )}
            {!props.readOnly && (
              <IconButton
                icon={calendarIcon}
                label={t('openCalendar')}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                disabled={props.disabled}
                onPointerEnter={datePopup.preload}
                onClick={() => (isOpen ? close() : open())}
              />
            )}
            {Popup && (
              <Popup
                id={`${id}-calendar`}
                anchor={anchor}
                value={value}
                today={today}
                bounds={{ min, max }}
                months={props.months ?? 1}
                onClose={(isElsewhere) => (isElsewhere ? setOpen(false) : close())}
                onPick={(date) => {
                  change(date);
                  close();
                }}
              />
            )}
          </>
        }
      >
        <input
          {...attributes}
          ref={input}
          id={id}
          className="q-input__control q-input__control--numeric q-date-text"
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('placeholder')}
          value={text.text}
          onFocus={datePopup.preload}
          onInput={(event) => {
            control.clearError();
            text.type(event.currentTarget.value);
          }}
          onBlur={text.check}
          onKeyDown={(event) => {
            const { key } = event;
            if (isLocked || !(key === 'ArrowDown' || key === 'Enter' || (key === 'Escape' && isOpen))) return;
            event.preventDefault();
            if (key !== 'Escape') return open();
            event.stopPropagation();
            close();
          }}
        />
      </InputFrame>
      {retry && <LoadFailure onRetry={retry} />}
      {name && <input type="hidden" name={name} value={value} disabled={props.disabled} />}
      <p className={text.note ? 'q-field__description' : 'q-visually-hidden'} role="status">
        {text.note || text.refusal}
      </p>
    </FieldFrame>
  );
}
