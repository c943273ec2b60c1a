import { getLastInvoice } from '@quittance/sdk/client';
import { formatDecimalMoney } from '@quittance/sdk/money';
import { checkEmail } from '@quittance/sdk/validation';
import { Banner, Button, Inline, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { useEffect, useState } from 'react';
import type { Invoice } from '../invoice-form-values.ts';
import { draftTexts } from './texts.en.ts';

/** How long the address must rest before its last invoice is looked up. */
const restMs = 400;

/** Returns the invoice that was sent last to a complete address. */
function useLastInvoice(email: string): Invoice | null {
  const client = useClient();
  const [found, setFound] = useState<{ readonly email: string; readonly invoice: Invoice | undefined } | null>(null);
  useEffect(() => {
    const recipientEmail = email.trim();
    if (recipientEmail === '' || checkEmail(recipientEmail) !== null) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      client.request(getLastInvoice, { query: { recipientEmail } }, { signal: leaving.signal }).then(
        ({ invoice }) => setFound({ email, invoice }),
        // It is an offer: without an answer there is none.
        () => {},
      );
    }, restMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [client, email]);
  return found?.email === email ? (found.invoice ?? null) : null;
}

interface LastInvoiceOfferProps {
  readonly email: string;
  /** Whether nothing of value was typed yet, which the model would replace. */
  readonly isEmpty: boolean;
  readonly onUse: (invoice: Invoice) => void;
}

/** Offers the last invoice to the buyer as a model. */
export function LastInvoiceOffer({ email, isEmpty, onUse }: LastInvoiceOfferProps) {
  const { t, locale } = useI18n(draftTexts);
  const invoice = useLastInvoice(email);
  const [dismissed, setDismissed] = useState<string | null>(null);
  if (!invoice || !isEmpty || dismissed === invoice._id) return null;
  const amount = formatDecimalMoney(invoice.amountToPay, invoice.currency, locale);
  return (
    <Banner>
      <Stack>
        <p>{t('last.offer', { number: invoice.number ?? '', amount })}</p>
        <Inline>
          <Button size="small" onClick={() => onUse(invoice)}>
            {t('last.use')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setDismissed(invoice._id)}>
            {t('last.dismiss')}
          </Button>
        </Inline>
      </Stack>
    </Banner>
  );
}
