import { addressLines } from '@quittance/sdk/rules';
import { useI18n } from '../kit/base/i18n.tsx';
import { BusinessDate } from '../kit/business-date/business-date.tsx';
import { EmailText } from '../kit/email-text/email-text.tsx';
import { Icon } from '../kit/icon/icon.tsx';
import { shieldIcon } from '../kit/icon/icons.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { ItemTable } from './item-table.tsx';
import { invoiceTexts } from './texts.en.ts';
import { Totals } from './totals.tsx';

type Party = InvoiceAnswer['sender'];

interface PartyBlockProps {
  readonly label: string;
  readonly name: string;
  readonly party: Party;
}

function PartyBlock({ label, name, party }: PartyBlockProps) {
  const { t, locale } = useI18n(invoiceTexts);
  return (
    <section className="q-party">
      <h3 className="q-label">{label}</h3>
      <p className="q-party__name">
        {name}
        {party.isVerified && <Icon shape={shieldIcon} label={t('verified')} className="q-party__verified" />}
      </p>
      <address className="q-party__lines">
        {party.address && addressLines(party.address, locale).map((line) => <bdi key={line}>{line}</bdi>)}
        {party.email && (
          <span>
            <EmailText email={party.email} />
          </span>
        )}
      </address>
    </section>
  );
}

function Facts({ invoice }: { readonly invoice: InvoiceAnswer }) {
  const { t } = useI18n(invoiceTexts);
  const { sendingDate, dueDate, number, customName } = invoice;
  return (
    <dl className="q-facts">
      <div>
        <dt className="q-label">{t('dateOfIssue')}</dt>
        <dd>
          {sendingDate ? <BusinessDate date={sendingDate} /> : <span className="q-muted">{t('datePlaceholder')}</span>}
        </dd>
      </div>
      <div>
        <dt className="q-label">{t('dateDue')}</dt>
        <dd>
          <BusinessDate date={dueDate} />
        </dd>
      </div>
      <div>
        <dt className="q-label">{t('invoiceNumber')}</dt>
        <dd className="q-numeric">{number ?? <span className="q-muted">{t('numberPlaceholder')}</span>}</dd>
      </div>
      {customName && (
        <div className="q-facts__wide">
          <dt className="q-label">{t('summary')}</dt>
          <dd>
            <bdi>{customName}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The invoice as a document: parties, dates, items and amounts. */
export function InvoiceDocument({ invoice }: { readonly invoice: InvoiceAnswer }) {
  const { t } = useI18n(invoiceTexts);
  return (
    <section className="q-document" part="document" aria-label={t('details')}>
      <div className="q-document__parties">
        <PartyBlock label={t('from')} name={invoice.senderDisplayName} party={invoice.sender} />
        <PartyBlock label={t('billTo')} name={invoice.recipientDisplayName} party={invoice.recipient} />
      </div>
      <Facts invoice={invoice} />
      <h3 className="q-visually-hidden">{t('details')}</h3>
      <ItemTable invoice={invoice} />
      <Totals invoice={invoice} />
    </section>
  );
}
