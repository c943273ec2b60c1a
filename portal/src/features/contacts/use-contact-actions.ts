import { openAddress, useErrorText, usePagePlace } from '@quittance/app-shell';
import { moveContact, resendContactInvite } from '@quittance/sdk/client';
import { type ContactCategory, contactName } from '@quittance/sdk/rules';
import { useClient, useI18n } from '@quittance/widgets/kit';
import { invoiceTo } from '../../invoices/invoice-to.ts';
import { usePortal } from '../../portal.ts';
import type { Contact } from './contact.ts';
import { contactsTexts } from './texts.en.ts';
import { useTooSoon } from './use-too-soon.ts';

const otherCategory: Readonly<Record<ContactCategory, ContactCategory>> = {
  customer: 'supplier',
  supplier: 'customer',
};

export interface ContactActions {
  readonly move: (contact: Contact) => void;
  readonly resend: (contact: Contact) => void;
  readonly invoice: (contact: Contact) => void;
}

/** What a person does with a contact without a dialog. A toast shows the result. */
export function useContactActions(onChanged: () => void): ContactActions {
  const { t } = useI18n(contactsTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const { history } = usePagePlace();
  const errorText = useErrorText();
  const tooSoon = useTooSoon();

  const attempt = async (act: () => Promise<string>) => {
    try {
      toasts.show('success', await act());
    } catch (error) {
      toasts.show('error', tooSoon('resend', error) ?? errorText(error));
    }
    // After a failure, too: the contact may have changed in another tab.
    onChanged();
  };
  const move = (contact: Contact) =>
    attempt(async () => {
      const { category, handle, email } = contact;
      const newCategory = otherCategory[category];
      const key = handle ? { handle } : { ...(email && { ownerEmail: email }) };
      await client.request(moveContact, { body: { ...key, category, newCategory } });
      return t(newCategory === 'customer' ? 'move.toCustomer' : 'move.toSupplier', { name: contactName(contact) });
    });
  const resend = ({ email = '' }: Contact) =>
    attempt(async () => {
      await client.request(resendContactInvite, { body: { email } });
      return t('resend.done', { email });
    });
  return {
    move: (contact) => void move(contact),
    resend: (contact) => void resend(contact),
    invoice: (contact) =>
      openAddress(history, '/invoices/new/form', invoiceTo({ email: contact.email ?? '', name: contactName(contact) })),
  };
}
