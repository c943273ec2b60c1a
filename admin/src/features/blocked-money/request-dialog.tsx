import { useErrorText } from '@quittance/app-shell';
import { requestLicenceRelease } from '@quittance/sdk/client';
import { licenceLimits } from '@quittance/sdk/rules';
import { checkRequired } from '@quittance/sdk/validation';
import {
  Dialog,
  Form,
  TextArea,
  TextField,
  useClient,
  useI18n,
  useProblemText,
  useServerRefusal,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import { useBackOffice } from '../../back-office.ts';
import { DialogButtons } from '../../dialog/dialog-buttons.tsx';
import { isStateError } from './is-state-error.ts';
import { MoneyFacts } from './money-facts.tsx';
import { blockedMoneyTexts } from './texts.en.ts';
import type { BlockedMoney } from './use-blocked-money.ts';

interface RequestDialogProps {
  readonly money: BlockedMoney;
  readonly onClose: () => void;
  /** Called after the request, and on closing once the list behind is known to be out of date. */
  readonly onDone: () => void;
}

const empty = { authority: '', licenceNumber: '', reason: '' };

const subjectOf = ({ invoiceId, transferId = '' }: BlockedMoney) =>
  invoiceId === undefined ? { transferId } : { invoiceId };

/** Asks for the release of blocked money, with the license that allows it. */
export function RequestDialog({ money, onClose, onDone }: RequestDialogProps) {
  const { t } = useI18n(blockedMoneyTexts);
  const client = useClient();
  const { toasts } = useBackOffice();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const serverRefusal = useServerRefusal();
  const [draft, setDraft] = useState(empty);
  const [isPending, setPending] = useState(false);
  const [isOutdated, setOutdated] = useState(false);
  const validate = () =>
    Object.fromEntries(
      Object.entries(draft).flatMap(([name, value]) => {
        const found = checkRequired(value);
        return found ? [[name, problemText(found)]] : [];
      }),
    );
  const submit = async () => {
    setPending(true);
    try {
      await client.request(requestLicenceRelease, { body: { subject: subjectOf(money), ...draft } });
      toasts.show('success', t('requested'));
      onDone();
    } catch (error) {
      setOutdated(isStateError(error));
      throw serverRefusal(error) ?? error;
    } finally {
      setPending(false);
    }
  };
  const describe = (error: unknown) => (isStateError(error) ? t('notRequestable') : errorText(error));
  const close = isOutdated ? onDone : onClose;
  const field = (name: 'authority' | 'licenceNumber') => ({
    label: t(name),
    name,
    required: true,
    autoComplete: 'off',
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
    readOnly: isPending,
  });
  return (
    <Dialog title={t('request')} width="medium" locked={isPending} onClose={close}>
      <Form label={t('request')} validate={validate} onSubmit={submit} describeError={describe}>
        <p>{t('requestText')}</p>
        <MoneyFacts money={money} />
        <TextField {...field('authority')} description={t('authorityHint')} maxLength={licenceLimits.authority} />
        <TextField {...field('licenceNumber')} maxLength={licenceLimits.number} />
        <TextArea
          label={t('reason')}
          description={t('reasonHint')}
          name="reason"
          required
          rows={3}
          maxLength={licenceLimits.reason}
          value={draft.reason}
          onChange={(reason) => setDraft({ ...draft, reason })}
          readOnly={isPending}
        />
        <DialogButtons cancel={t('cancel')} submit={t('request')} isPending={isPending} onClose={close} />
      </Form>
    </Dialog>
  );
}
