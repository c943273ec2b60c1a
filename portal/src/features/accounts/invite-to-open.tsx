import { ConfirmDialog, useAction, useErrorText } from '@quittance/app-shell';
import { inviteToOpenAccount } from '@quittance/sdk/client';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import { icons, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import type { ChosenContact } from '../../contact-picker/contact-options.tsx';
import { ContactPicker } from '../../contact-picker/contact-picker.tsx';
import { usePortal } from '../../portal.ts';
import { openingTexts } from './opening-texts.en.ts';

type Account = Pick<CurrencyAccount, 'currency' | 'accountType' | 'label'>;

interface ConfirmationProps {
  readonly account: Account;
  readonly contact: ChosenContact;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

function Confirmation({ account, contact, onBack, onClose }: ConfirmationProps) {
  const { t } = useI18n(openingTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const { currency, accountType, label } = account;
  const { isPending, error, run } = useAction(async () => {
    const body = { contactId: contact.id, currency, ...(accountType && { accountType }) };
    await client.request(inviteToOpenAccount, { body });
    toasts.show('success', t('invite.done', { email: contact.email }));
    onClose();
  });
  return (
    <ConfirmDialog
      title={t('invite.title', { account: label })}
      icon={icons.sendIcon}
      confirmLabel={t('invite.send')}
      cancelLabel={t('invite.back')}
      isPending={isPending}
      error={error === undefined ? undefined : errorText(error)}
      onConfirm={() => void run()}
      onCancel={onBack}
      onClose={onClose}
    >
      <p>{t('invite.text', { name: contact.name, email: contact.email, account: label })}</p>
    </ConfirmDialog>
  );
}

interface InviteToOpenProps {
  readonly account: Account;
  readonly onClose: () => void;
}

/** Invites a contact to open an account: chooses the contact, then asks for a confirmation. */
export function InviteToOpen({ account, onClose }: InviteToOpenProps) {
  const [contact, setContact] = useState<ChosenContact | null>(null);
  if (!contact) return <ContactPicker onChoose={setContact} onClose={onClose} />;
  return <Confirmation account={account} contact={contact} onBack={() => setContact(null)} onClose={onClose} />;
}
