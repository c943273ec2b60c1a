import { checkHandle } from '@quittance/sdk/validation';
import {
  type Availability,
  type FieldErrors,
  HandleField,
  useHandleCheck,
  useI18n,
  useProblemText,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import { createBusinessTexts } from './texts.en.ts';

interface Entry {
  readonly handle: string;
  readonly onChange: (handle: string) => void;
  readonly onAvailability: (availability: Availability) => void;
  /** Checks the field before it is sent. */
  readonly validate: () => FieldErrors;
}

/** Keeps the typed handle, and what is known of it. */
export function useOwnHandle(): Entry {
  const problemText = useProblemText();
  const [handle, setHandle] = useState('');
  const [availability, setAvailability] = useState<Availability>('unknown');
  const validate = (): FieldErrors => {
    const problem = checkHandle(handle);
    if (problem) return { handle: problemText(problem) };
    if (availability === 'taken') return { handle: problemText({ key: 'handleTaken', values: { handle } }) };
    // Until the field knows, and after a failed check, the server decides.
    return {};
  };
  return { handle, onChange: setHandle, onAvailability: setAvailability, validate };
}

/** Handle of a business that has none. */
export function OwnHandleField({ handle, onChange, onAvailability }: Omit<Entry, 'validate'>) {
  const { t } = useI18n(createBusinessTexts);
  const checkAvailability = useHandleCheck();
  return (
    <HandleField
      label={t('handle')}
      name="handle"
      description={t('handleHint')}
      value={handle}
      onChange={onChange}
      checkAvailability={checkAvailability}
      onAvailability={onAvailability}
    />
  );
}
