import { useErrorText, usePagePlace } from '@quittance/app-shell';
import { mayMake, resetVerification } from '@quittance/sdk/client';
import { checkResetReason, messageLimits } from '@quittance/sdk/validation';
import { Button, Dialog, Form, icons, TextArea, useClient, useI18n, useProblemText } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useBackOffice } from '../../back-office.ts';
import { DialogButtons } from '../../dialog/dialog-buttons.tsx';
import { useStaff } from '../../session/staff.ts';
import { companyCaseAddress } from '../new-accounts/case-address.ts';
import { resetTexts } from './texts.en.ts';

interface ResetDialogProps {
  readonly organizationId: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks why the application is reset, and then shows its record. */
function ResetDialog({ organizationId, onClose, onDone }: ResetDialogProps) {
  const { t } = useI18n(resetTexts);
  const client = useClient();
  const { history } = usePagePlace();
  const { toasts } = useBackOffice();
  const problemText = useProblemText();
  const errorText = useErrorText();
  const [resetReason, setReason] = useState('');
  const [isPending, setPending] = useState(false);
  const validate = (): Readonly<Record<string, string>> => {
    const found = checkResetReason(resetReason);
    return found ? { resetReason: problemText(found) } : {};
  };
  const submit = async () => {
    setPending(true);
    try {
      await client.request(resetVerification, { body: { organizationId, resetReason: resetReason.trim() } });
      toasts.show('success', t('done'));
      onDone();
      history.replace({ pathname: companyCaseAddress(organizationId), search: '' });
    } catch (error) {
      setPending(false);
      toasts.show('error', `${t('failed')} ${errorText(error)}`);
      throw error;
    }
  };
  return (
    <Dialog title={t('title')} width="medium" locked={isPending} onClose={onClose}>
      <Form label={t('title')} validate={validate} onSubmit={submit} describeError={errorText}>
        <p>{t('text')}</p>
        <TextArea
          label={t('reason')}
          name="resetReason"
          required
          rows={5}
          description={t('limit', { max: messageLimits.resetReason })}
          maxLength={messageLimits.resetReason}
          value={resetReason}
          onChange={setReason}
          readOnly={isPending}
        />
        <DialogButtons cancel={t('cancel')} submit={t('submit')} isPending={isPending} onClose={onClose} />
      </Form>
    </Dialog>
  );
}

interface ResetButtonProps {
  readonly company: { readonly organizationId: string; readonly companyStatus: string };
  readonly onDone: () => void;
}

/** For customer success, and only for companies that were denied automatically. */
export function ResetButton({ company: { organizationId, companyStatus }, onDone }: ResetButtonProps) {
  const { t } = useI18n(resetTexts);
  const mayReset = mayMake(resetVerification, useStaff());
  const [isOpen, setOpen] = useState(false);
  if (!mayReset || companyStatus !== 'automatically_denied') return null;
  return (
    <>
      <Button icon={icons.refreshIcon} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && (
        <ResetDialog
          organizationId={organizationId}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      )}
    </>
  );
}
