import { contactName, inviteState } from '@quittance/sdk/rules';
import { formatTime } from '@quittance/sdk/time';
import { icons, Menu, type MenuItem, useI18n } from '@quittance/widgets/kit';
import type { Contact } from './contact.ts';
import { contactsTexts } from './texts.en.ts';
import type { ContactActions } from './use-contact-actions.ts';

interface ContactMenuProps {
  readonly contact: Contact;
  readonly actions: ContactActions;
  readonly onWithdraw: (contact: Contact) => void;
}

/** The resending of an invite, unless mails to it come back; disabled with the time while it is too early. */
function useResendItem(contact: Contact, onSelect: () => void): MenuItem | undefined {
  const { t, locale } = useI18n(contactsTexts);
  const { invite } = contact;
  if (!invite || invite.isUndeliverable) return undefined;
  const isTooEarly = inviteState(invite, new Date()) === 'waiting';
  const time = formatTime(new Date(invite.resendAt), locale);
  return {
    id: 'resend',
    label: isTooEarly ? t('resend.later', { time }) : t('resend.action'),
    icon: icons.sendIcon,
    disabled: isTooEarly,
    onSelect,
  };
}

/** The actions for a contact in the list. */
export function ContactMenu({ contact, actions, onWithdraw }: ContactMenuProps) {
  const { t } = useI18n(contactsTexts);
  const resend = useResendItem(contact, () => actions.resend(contact));
  const isInvited = contact.status === 'invited';
  const items: MenuItem[] = [
    ...(!isInvited && contact.email
      ? [{ id: 'invoice', label: t('newInvoice'), icon: icons.plusIcon, onSelect: () => actions.invoice(contact) }]
      : []),
    ...(resend ? [resend] : []),
    {
      id: 'move',
      label: t(`move.${contact.category}`),
      icon: icons.arrowRightIcon,
      onSelect: () => actions.move(contact),
    },
    ...(isInvited
      ? [
          {
            id: 'withdraw',
            label: t('withdraw.action'),
            icon: icons.trashIcon,
            danger: true,
            onSelect: () => onWithdraw(contact),
          },
        ]
      : []),
  ];
  return <Menu label={t('list.actionsOf', { name: contactName(contact) })} icon={icons.moreIcon} items={items} />;
}
