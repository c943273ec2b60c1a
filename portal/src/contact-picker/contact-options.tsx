import type { AnswerOf, Contract } from '@quittance/sdk/client';
import { contactName } from '@quittance/sdk/rules';
import { useI18n } from '@quittance/widgets/kit';
import { contactPickerTexts } from './texts.en.ts';

export type ContactPage = NonNullable<AnswerOf<Contract['listContacts']>['connected']>;
type Contact = ContactPage['items'][number];

/** A contact with an address. */
export interface ChosenContact {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly address: Contact['address'];
}

interface ContactOptionsProps {
  readonly page: ContactPage;
  readonly isSearch: boolean;
  readonly onChoose: (contact: ChosenContact) => void;
}

function Option({ contact, onChoose }: Pick<ContactOptionsProps, 'onChoose'> & { readonly contact: Contact }) {
  const { t } = useI18n(contactPickerTexts);
  const { email, address } = contact;
  const name = contactName(contact);
  return (
    <li>
      <button
        type="button"
        className="contact-picker__option"
        disabled={email === undefined}
        onClick={() => email !== undefined && onChoose({ id: contact._id, email, name, address })}
      >
        <span dir="auto">{name}</span>
        <span className="contact-picker__detail">{email ?? t('noEmail')}</span>
      </button>
    </li>
  );
}

/** The contacts found, to choose one. */
export function ContactOptions({ page, isSearch, onChoose }: ContactOptionsProps) {
  const { t } = useI18n(contactPickerTexts);
  if (page.items.length === 0) return <p className="q-muted">{t(isSearch ? 'noMatch' : 'none')}</p>;
  return (
    <>
      <ul className="contact-picker__list" aria-label={t('results')}>
        {page.items.map((contact) => (
          <Option key={contact._id} contact={contact} onChoose={onChoose} />
        ))}
      </ul>
      {page.nextCursor !== null && <p className="q-muted">{t('more')}</p>}
    </>
  );
}
