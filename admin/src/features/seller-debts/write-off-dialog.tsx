import { Fact, FactList, useErrorText } from '@quittance/app-shell';
import { newIdempotencyKey, writeOffSellerDebt } from '@quittance/sdk/client';
import { formatDecimalMoney } from '@quittance/sdk/money';
import { checkRequired } from '@quittance/sdk/validation';
import {
  Amount,
  Checkbox,
  Dialog,
  Form,
  MoneyField,
  TextArea,
  useClient,
  useI18n,
  useProblemText,
  useServerRefusal,
} from '@quittance/widgets/kit';
import { useMemo, useState } from 'react';
import { useBackOffice } from '../../back-office.ts';
import { DialogButtons } from '../../dialog/dialog-buttons.tsx';
import { sellerDebtsTexts } from './texts.en.ts';
import type { SellerDebt } from './use-seller-debts.ts';

const maxReasonCharacters = 500;

interface WriteOffDialogProps {
  readonly debt: SellerDebt;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Gives up a debt or a part of it, with the reason and a confirmation, since it can't be undone. */
export function WriteOffDialog({ debt, onClose, onDone }: WriteOffDialogProps) {
  const { t, locale } = useI18n(sellerDebtsTexts);
  const client = useClient();
  const { toasts } = useBackOffice();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const serverRefusal = useServerRefusal();
  const { organizationId, legalName: company, currency, owed } = debt;
  const [draft, setDraft] = useState({ amount: owed, reason: '', isConfirmed: false });
  const [isPending, setPending] = useState(false);
  // A second try of a lost answer writes nothing off again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key for each content
  const idempotencyKey = useMemo(newIdempotencyKey, [draft.amount, draft.reason]);
  const validate = () => {
    const missing = {
      amount: checkRequired(draft.amount),
      reason: checkRequired(draft.reason),
      confirmed: checkRequired(draft.isConfirmed ? 'yes' : ''),
    };
    return Object.fromEntries(
      Object.entries(missing).flatMap(([name, found]) => (found ? [[name, problemText(found)]] : [])),
    );
  };
  const submit = async () => {
    setPending(true);
    try {
      const body = { currency, amount: draft.amount, reason: draft.reason.trim() };
      await client.request(writeOffSellerDebt, { params: { organizationId }, body }, { idempotencyKey });
      toasts.show('success', t('done', { amount: formatDecimalMoney(draft.amount, currency, locale), company }));
      onDone();
    } catch (error) {
      throw serverRefusal(error) ?? error;
    } finally {
      setPending(false);
    }
  };
  const title = t('writeOffOf', { company, currency });
  return (
    <Dialog title={title} width="medium" locked={isPending} onClose={onClose}>
      <Form label={title} validate={validate} onSubmit={submit} describeError={errorText}>
        <p>{t('dialogText')}</p>
        <FactList look="aligned">
          <Fact term={t('company')}>
            <bdi>{company}</bdi>
          </Fact>
          <Fact term={t('owed')}>
            <Amount value={owed} currency={currency} />
          </Fact>
        </FactList>
        <MoneyField
          label={t('amount')}
          name="amount"
          required
          currency={currency}
          max={owed}
          value={draft.amount}
          onChange={(amount) => setDraft({ ...draft, amount })}
          readOnly={isPending}
        />
        <TextArea
          label={t('reason')}
          description={t('reasonHint')}
          name="reason"
          required
          rows={3}
          maxLength={maxReasonCharacters}
          value={draft.reason}
          onChange={(reason) => setDraft({ ...draft, reason })}
          readOnly={isPending}
        />
        <Checkbox
          label={t('confirm')}
          name="confirmed"
          checked={draft.isConfirmed}
          onChange={(isConfirmed) => setDraft({ ...draft, isConfirmed })}
          readOnly={isPending}
        />
        <DialogButtons
          cancel={t('cancel')}
          submit={t('writeOff')}
          isDangerous
          isPending={isPending}
          onClose={onClose}
        />
      </Form>
    </Dialog>
  );
}
