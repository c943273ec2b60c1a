import { getPublicConstants } from '@quittance/sdk/client';
import { documentPayments } from '@quittance/sdk/rules';
import { useEffect, useState } from 'react';
import { useI18n, useTranslator } from '../kit/base/i18n.tsx';
import { useClient } from '../kit/base/provider.tsx';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { invoiceTexts } from './texts.en.ts';

/** Shows the seller which ways to pay the buyer gets, as the PDF explains them. */
export function OfferedOptions({ invoice }: { readonly invoice: InvoiceAnswer }) {
  const { t } = useI18n(invoiceTexts);
  const i18n = useTranslator();
  const client = useClient();
  const [brand, setBrand] = useState<string>();
  useEffect(() => {
    client.request(getPublicConstants, {}).then(
      ({ brandName }) => setBrand(brandName),
      () => {},
    );
  }, [client]);
  if (brand === undefined) return null;
  return (
    <section className="q-offered">
      <h3 className="q-payment__title">{t('seller.options')}</h3>
      <dl>
        {documentPayments(invoice, brand, { t: i18n.t, locale: i18n.language }).map(({ option, title, text }) => (
          <div className="q-offered__option" key={option}>
            <dt>{title}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
