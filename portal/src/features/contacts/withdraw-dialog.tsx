import { useAction, useErrorText } from '@quittance/app-shell';
import { withdrawContactInvite } from '@quittance/sdk/client';
import { contactName } from '@quittance/sdk/rules';
import { Banner, Button, Dialog, icons, useClient, useI18n } from '@quittance/widgets/kit';
import { usePortal } from '../../portal.ts';
import type { Contact } from './contact.ts';
import { contactsTexts } from './texts.en.ts';

interface WithdrawDialogProps {
  readonly contact: Contact;
  readonly onClose: () => void;
  /** Called after the invite was withdrawn and a toast said so. */
  readonly onDone: () => void;
}

/** Asks before an invite is withdrawn, because its link can't be restored. */
export function WithdrawDialog({ contact, onClose, onDone }: WithdrawDialogProps) {
  const { t } = useI18n(contactsTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const { email = '' } = contact;
  const {
    isPending,
    error,
    run: withdraw,
  } = useAction(async () => {
    await client.request(withdrawContactInvite, { body: { email } });
    toasts.show('success', t('withdraw.done'));
    onDone();
  });
  return (
    <Dialog
      title={t('withdraw.title')}
      width="narrow"
      locked={isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {t('withdraw.keep')}
          </Button>
          <Button variant="danger" icon={icons.trashIcon} pending={isPending} onClick={() => void withdraw()}>
            {t('withdraw.action')}
          </Button>
        </>
      }
    >
      <div role="alert">{error !== undefined && <Banner tone="danger">{errorText(error)}</Banner>}</div>
      <p>{t('withdraw.text', { email, name: contactName(contact) })}</p>
    </Dialog>
  );
}
