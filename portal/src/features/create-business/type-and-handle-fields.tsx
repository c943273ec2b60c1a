import { findHandle } from '@quittance/sdk/client';
import { checkHandle } from '@quittance/sdk/validation';
import {
  type Availability,
  type FieldErrors,
  HandleField,
  RadioGroup,
  useClient,
  useI18n,
  useProblemText,
} from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';
import { createBusinessTexts } from './texts.en.ts';

const types = ['business', 'solopreneur'] as const;

/** What is settled once for a business. */
export interface TypeAndHandle {
  readonly organizationType: (typeof types)[number];
  readonly handle: string;
}

export const noTypeAndHandle: TypeAndHandle = { organizationType: 'business', handle: '' };

interface Entry {
  readonly values: TypeAndHandle;
  readonly onChange: (values: TypeAndHandle) => void;
  readonly onAvailability: (availability: Availability) => void;
  /** Checks the fields before they are sent. */
  readonly validate: () => FieldErrors;
}

/** Keeps the typed values, and what is known of the handle. */
export function useTypeAndHandle(): Entry {
  const problemText = useProblemText();
  const [values, setValues] = useState(noTypeAndHandle);
  const [availability, setAvailability] = useState<Availability>('unknown');
  const validate = (): FieldErrors => {
    const problem = checkHandle(values.handle);
    if (problem) return { handle: problemText(problem) };
    if (availability === 'taken') {
      return { handle: problemText({ key: 'handleTaken', values: { handle: values.handle } }) };
    }
    // Until the field knows, and after a failed check, the server decides.
    return {};
  };
  return { values, onChange: setValues, onAvailability: setAvailability, validate };
}

/** Type and handle of a business. */
export function TypeAndHandleFields({ values, onChange, onAvailability }: Omit<Entry, 'validate'>) {
  const { t } = useI18n(createBusinessTexts);
  const client = useClient();
  const checkAvailability = useCallback(
    async (handle: string, signal: AbortSignal) =>
      !(await client.request(findHandle, { params: { handle } }, { signal })).exist,
    [client],
  );
  return (
    <>
      <RadioGroup
        label={t('type')}
        name="organizationType"
        look="cards"
        options={types.map((type) => ({ value: type, label: t(`types.${type}`), description: t(`typeHints.${type}`) }))}
        value={values.organizationType}
        onChange={(type) => onChange({ ...values, organizationType: type as TypeAndHandle['organizationType'] })}
      />
      <HandleField
        label={t('handle')}
        name="handle"
        description={t('handleHint')}
        value={values.handle}
        onChange={(handle) => onChange({ ...values, handle })}
        checkAvailability={checkAvailability}
        onAvailability={onAvailability}
      />
    </>
  );
}
