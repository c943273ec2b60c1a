import { handleLength, normalizeHandle } from '@quittance/sdk/validation';
import { useEffect, useRef, useState } from 'react';
import { fitText } from '../base/fit-text.ts';
import { useI18n } from '../base/i18n.tsx';
import { FieldFrame, type FieldProps, InputFrame, useFieldControl } from '../field/field.tsx';
import { useFirstValue } from '../field/use-first-value.ts';
import { type TextRule, useTextEntry } from '../field/use-text-entry.ts';
import { Icon } from '../icon/icon.tsx';
import { checkCircleIcon, crossCircleIcon } from '../icon/icons.ts';
import { TextButton } from '../text-button/text-button.tsx';
import { handleFieldTexts } from './texts.en.ts';
import { type Availability, type CheckAvailability, useAvailability } from './use-availability.ts';

export interface HandleFieldProps extends FieldProps {
  readonly value: string;
  /** Receives lower-case text without characters that a handle can't contain. */
  readonly onChange: (value: string) => void;
  /** Answers whether the handle is available; called 500 ms after the last key. People can retry after an error. */
  readonly checkAvailability: CheckAvailability;
  /** Receives each change, so that the form can refuse an unavailable handle. */
  readonly onAvailability?: ((availability: Availability) => void) | undefined;
}

const asHandle: TextRule = ({ text, caret }, former) =>
  fitText(
    { text: normalizeHandle(text), caret: normalizeHandle(text.slice(0, caret)).length },
    former,
    handleLength.max,
  );

function AvailabilityMark({ availability }: { readonly availability: Availability }) {
  if (availability === 'checking') return <span className="q-spinner q-spinner--small" aria-hidden="true" />;
  if (availability === 'available') return <Icon shape={checkCircleIcon} className="q-handle__mark--available" />;
  return availability === 'taken' ? <Icon shape={crossCircleIcon} className="q-handle__mark--taken" /> : null;
}

interface AvailabilityStatusProps {
  readonly handle: string;
  /** Whether the handle differs from what was typed. */
  readonly isChanged: boolean;
  readonly availability: Availability;
  readonly onRetry: () => void;
}

/** Announces the result of the check to screen readers; a failure is also visible. */
function AvailabilityStatus({ handle, isChanged, availability, onRetry }: AvailabilityStatusProps) {
  const { t } = useI18n(handleFieldTexts);
  return (
    <div role="status" className="q-handle__status">
      {isChanged && (
        <p className="q-field__description">{handle === '' ? t('handleCharacters') : t('handleMadeTo', { handle })}</p>
      )}
      {availability === 'available' && <span className="q-visually-hidden">{t('handleAvailable', { handle })}</span>}
      {availability === 'taken' && <span className="q-visually-hidden">{t('handleTaken', { handle })}</span>}
      {availability === 'failed' && (
        <p className="q-field__description">
          {t('handleCheckFailed')} <TextButton onClick={onRetry}>{t('checkAgain')}</TextButton>
        </p>
      )}
    </div>
  );
}

/** The name by which others find a person or an organization. It shows whether the handle is available. */
export function HandleField(props: HandleFieldProps) {
  const { t } = useI18n(handleFieldTexts);
  const { value, onAvailability } = props;
  const isFixed = Boolean(props.readOnly || props.disabled);
  const { availability, retry } = useAvailability(isFixed ? null : value, props.checkAvailability);
  const taken = availability === 'taken' ? t('handleTaken', { handle: value }) : undefined;
  const control = useFieldControl({ ...props, error: props.error ?? taken });
  const isContradicted = availability === 'available' && control.error !== undefined;
  const [isChanged, setChanged] = useState(false);
  const rule: TextRule = (typed, former) => {
    const ruled = asHandle(typed, former);
    // Until the field is emptied: what was dropped is easily overlooked.
    setChanged(typed.text !== '' && (isChanged || normalizeHandle(typed.text) !== typed.text));
    return ruled;
  };
  const entry = useTextEntry(control, value, rule, props.onChange);
  useFirstValue(control, value, props.onChange);
  const input = useRef<HTMLInputElement>(null);
  const checkAgain = () => {
    // The pressed button disappears, so the input gets the focus.
    input.current?.focus();
    retry();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: call it once for each change, not for a new function
  useEffect(() => onAvailability?.(availability), [availability]);
  return (
    <FieldFrame
      field={props}
      control={control}
      below={
        <AvailabilityStatus handle={value} isChanged={isChanged} availability={availability} onRetry={checkAgain} />
      }
    >
      <InputFrame control={control} end={isContradicted ? null : <AvailabilityMark availability={availability} />}>
        <input
          {...control.attributes}
          {...entry}
          ref={input}
          className="q-input__control"
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </InputFrame>
    </FieldFrame>
  );
}
