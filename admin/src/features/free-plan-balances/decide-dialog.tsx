import { errorCodeOf, useBusinessDate, useErrorText } from '@quittance/app-shell';
import { decideFreePlanBalance } from '@quittance/sdk/client';
import { type FreePlanDecision, freePlanDecisions, maxFreePlanNoteCharacters } from '@quittance/sdk/rules';
import { addDays } from '@quittance/sdk/time';
import { checkRequired } from '@quittance/sdk/validation';
import {
  DateField,
  Dialog,
  Form,
  RadioGroup,
  TextArea,
  useClient,
  useI18n,
  useProblemText,
  useServerRefusal,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import { useBackOffice } from '../../back-office.ts';
import { DialogButtons } from '../../dialog/dialog-buttons.tsx';
import { freePlanBalancesTexts } from './texts.en.ts';
import type { FreePlanBalance } from './use-free-plan-balances.ts';

interface DecideDialogProps {
  readonly balance: FreePlanBalance;
  readonly onClose: () => void;
  /** Called after the decision, and on closing once the list behind is known to be out of date. */
  readonly onDone: () => void;
}

interface Draft {
  readonly decision: FreePlanDecision;
  readonly dueOn: string;
  readonly note: string;
}

/** Gives a company more time for its balance, or does without it. */
export function DecideDialog({ balance, onClose, onDone }: DecideDialogProps) {
  const { t } = useI18n(freePlanBalancesTexts);
  const client = useClient();
  const { toasts } = useBackOffice();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const serverRefusal = useServerRefusal();
  const [draft, setDraft] = useState<Draft>({ decision: 'extend', dueOn: '', note: '' });
  const [isPending, setPending] = useState(false);
  const [isOutdated, setOutdated] = useState(false);
  const { _id: id, companyName: company } = balance;
  const { decision, dueOn, note } = draft;
  // More time than the company has now, and not a day that is over.
  const today = useBusinessDate();
  const earliest = addDays(today !== undefined && today > balance.dueOn ? today : balance.dueOn, 1);
  const validate = () => {
    const missing = { ...(decision === 'extend' && { dueOn: checkRequired(dueOn) }), note: checkRequired(note) };
    return Object.fromEntries(
      Object.entries(missing).flatMap(([name, found]) => (found ? [[name, problemText(found)]] : [])),
    );
  };
  const submit = async () => {
    setPending(true);
    try {
      const body = { decision, note: note.trim(), ...(decision === 'extend' && { dueOn }) };
      await client.request(decideFreePlanBalance, { params: { id }, body });
      toasts.show('success', t('done', { company }));
      onDone();
    } catch (error) {
      // The dialog stays: the note would be lost.
      if (errorCodeOf(error) === 'IdempotencyConflictError') setOutdated(true);
      throw serverRefusal(error) ?? error;
    } finally {
      setPending(false);
    }
  };
  const describe = (error: unknown) =>
    errorCodeOf(error) === 'IdempotencyConflictError' ? t('conflict') : errorText(error);
  const close = isOutdated ? onDone : onClose;
  const title = t('decideOn', { company });
  return (
    <Dialog title={title} width="medium" locked={isPending} onClose={close}>
      <Form label={title} validate={validate} onSubmit={submit} describeError={describe}>
        <RadioGroup
          label={t('decision')}
          name="decision"
          options={freePlanDecisions.map((value) => ({ value, label: t(value), description: t(`${value}Text`) }))}
          value={decision}
          onChange={(value) => setDraft({ ...draft, decision: value === 'waive' ? 'waive' : 'extend' })}
          readOnly={isPending}
        />
        {decision === 'extend' && (
          <DateField
            label={t('newDueOn')}
            name="dueOn"
            required
            allowReset
            min={earliest}
            today={today}
            keepsOutside
            value={dueOn}
            onChange={(value) => setDraft({ ...draft, dueOn: value })}
            readOnly={isPending}
          />
        )}
        <TextArea
          label={t('reason')}
          description={t('reasonHint')}
          name="note"
          required
          rows={3}
          maxLength={maxFreePlanNoteCharacters}
          value={note}
          onChange={(value) => setDraft({ ...draft, note: value })}
          readOnly={isPending}
        />
        <DialogButtons cancel={t('cancel')} submit={t('save')} isPending={isPending} onClose={close} />
      </Form>
    </Dialog>
  );
}
