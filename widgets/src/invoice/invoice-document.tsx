import { invoiceDocumentTexts } from '@quittance/sdk/i18n';
import {
  type DocumentFact,
  type DocumentInvoice,
  type DocumentParty,
  type DocumentSetting,
  documentFacts,
  documentItems,
  documentParties,
  documentTerms,
  documentTotals,
} from '@quittance/sdk/rules';
import { useI18n, useTranslator } from '../kit/base/i18n.tsx';
import { EmailText } from '../kit/email-text/email-text.tsx';
import { Icon } from '../kit/icon/icon.tsx';
import { shieldIcon } from '../kit/icon/icons.ts';
import { ItemTable } from './item-table.tsx';
import { Totals } from './totals.tsx';

function PartyBlock({ party: { label, name, isVerified, lines, email } }: { readonly party: DocumentParty }) {
  const { t } = useI18n(invoiceDocumentTexts);
  return (
    <section className="q-party">
      <h3 className="q-label">{label}</h3>
      <p className="q-party__name">
        {name}
        {isVerified && <Icon shape={shieldIcon} label={t('verified')} className="q-party__verified" />}
      </p>
      <address className="q-party__lines">
        {lines.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
        {email && (
          <span>
            <EmailText email={email} />
          </span>
        )}
      </address>
    </section>
  );
}

/** Facts that need the room of a line. */
const isWide = ({ key }: DocumentFact): boolean => key === 'summary' || key === 'transaction';

/** Words wrap and figures line up: numbers and ids are in tabular figures. */
const isFigure = ({ key }: DocumentFact): boolean => key === 'number' || key === 'transaction';

function Fact({ fact }: { readonly fact: DocumentFact }) {
  return (
    <div className={isWide(fact) ? 'q-facts__wide' : undefined}>
      <dt className="q-label">{fact.label}</dt>
      <dd className={isFigure(fact) ? 'q-numeric' : undefined}>
        {fact.isPlaceholder ? <span className="q-muted">{fact.text}</span> : <bdi>{fact.text}</bdi>}
      </dd>
    </div>
  );
}

interface InvoiceDocumentProps {
  readonly invoice: DocumentInvoice;
}

/** The invoice as a document: parties, dates, items and amounts. */
export function InvoiceDocument({ invoice }: InvoiceDocumentProps) {
  const { t } = useI18n(invoiceDocumentTexts);
  const i18n = useTranslator();
  const setting: DocumentSetting = { t: i18n.t, locale: i18n.language };
  const { seller, buyer } = documentParties(invoice, setting);
  const terms = documentTerms(invoice, setting);
  return (
    <section className="q-document" part="document" aria-label={t('details')}>
      <div className="q-document__parties">
        <PartyBlock party={seller} />
        <PartyBlock party={buyer} />
      </div>
      <dl className="q-facts">
        {documentFacts(invoice, setting).map((fact) => (
          <Fact key={fact.key} fact={fact} />
        ))}
        {(invoice.customFields ?? []).map(({ id, label, value }) => (
          <div key={id}>
            <dt className="q-label">
              <bdi>{label}</bdi>
            </dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="q-visually-hidden">{t('details')}</h3>
      <ItemTable items={documentItems(invoice, setting)} />
      <Totals totals={documentTotals(invoice, setting)} />
      {terms.map((term) => (
        <p key={term} className="q-muted">
          {term}
        </p>
      ))}
    </section>
  );
}
