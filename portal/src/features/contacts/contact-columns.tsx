import { dayColumn, wordColumn } from '@quittance/app-shell';
import { type ContactStatus, contactName, countryName, inviteState } from '@quittance/sdk/rules';
import { type Column, EmailText, icons, StatusBadge, TruncatedText, useI18n } from '@quittance/widgets/kit';
import type { Contact } from './contact.ts';
import { contactsTexts } from './texts.en.ts';

/** The name, and how the contact is addressed: by its handle, or by the invited address. */
function ContactIdentity({ contact }: { readonly contact: Contact }) {
  const { handle, email } = contact;
  const address = handle ? `@${handle}` : email;
  return (
    <span className="contact-identity">
      <TruncatedText>{contactName(contact)}</TruncatedText>
      {address && <TruncatedText className="contact-identity__address">{address}</TruncatedText>}
    </span>
  );
}

function VerificationMark({ isVerified }: Pick<Contact, 'isVerified'>) {
  const { t } = useI18n(contactsTexts);
  return isVerified ? (
    <StatusBadge tone="success" icon={icons.checkCircleIcon} label={t('list.verified')} />
  ) : (
    <StatusBadge tone="neutral" icon={icons.clockIcon} label={t('list.notVerified')} />
  );
}

const isExpired = ({ invite }: Contact): boolean =>
  invite !== undefined && inviteState(invite, new Date()) === 'expired';

const inviteTextOf = (contact: Contact) => {
  if (contact.invite?.isUndeliverable) return 'list.undeliverable';
  return isExpired(contact) ? 'list.expired' : 'list.waiting';
};

function InviteMark({ contact }: { readonly contact: Contact }) {
  const { t } = useI18n(contactsTexts);
  if (contact.invite?.isUndeliverable) {
    return <StatusBadge tone="danger" icon={icons.alertIcon} label={t('list.undeliverable')} />;
  }
  return isExpired(contact) ? (
    <StatusBadge tone="warning" icon={icons.alertIcon} label={t('list.expired')} />
  ) : (
    <StatusBadge tone="info" icon={icons.clockIcon} label={t('list.waiting')} />
  );
}

function useConnectedColumns(): readonly Column<Contact>[] {
  const { t, locale } = useI18n(contactsTexts);
  const countryOf = ({ country }: Contact) => (country ? countryName(country, locale) : '');
  return [
    {
      key: 'verification',
      header: t('list.verification'),
      place: 'head-end',
      value: ({ isVerified }) => t(isVerified ? 'list.verified' : 'list.notVerified'),
      cell: (row) => <VerificationMark isVerified={row.isVerified} />,
    },
    wordColumn({ key: 'country', header: t('list.country') }, countryOf),
    {
      key: 'person',
      header: t('list.person'),
      isSecondary: true,
      value: ({ email = '' }) => email,
      cell: ({ email }) => (email ? <EmailText email={email} /> : '–'),
    },
  ];
}

function useInvitedColumns(): readonly Column<Contact>[] {
  const { t } = useI18n(contactsTexts);
  return [
    {
      key: 'invite',
      header: t('list.invite'),
      place: 'head-end',
      value: (row) => t(inviteTextOf(row)),
      cell: (row) => <InviteMark contact={row} />,
    },
    // A contact that has just answered has no dates, and is still in the list of invites.
    dayColumn({ key: 'sent', header: t('list.sent'), isSecondary: true }, ({ invite }) => invite?.sentAt),
    dayColumn({ key: 'expires', header: t('list.expires') }, ({ invite }) => invite?.expiresAt),
  ];
}

/** The columns of a group of contacts. */
export function useContactColumns(status: ContactStatus): readonly Column<Contact>[] {
  const { t } = useI18n(contactsTexts);
  const groups = { connected: useConnectedColumns(), invited: useInvitedColumns() };
  return [
    {
      key: 'name',
      header: t('list.name'),
      place: 'head',
      grows: true,
      csv: [
        { header: t('list.name'), value: contactName },
        { header: t('list.handle'), value: ({ handle = '' }) => handle },
        { header: t('list.email'), value: ({ email = '' }) => email },
      ],
      cell: (row) => <ContactIdentity contact={row} />,
    },
    wordColumn({ key: 'category', header: t('category.label') }, ({ category }) => t(`category.${category}`)),
    ...groups[status],
  ];
}
