import { type Client, readAttachedInvoice } from '@quittance/sdk/client';
import { formatDecimalMoney } from '@quittance/sdk/money';
import type { DocumentItem } from '@quittance/sdk/rules';
import { createResource } from '@quittance/sdk/stores';
import { formatCalendarDate, isBusinessDate } from '@quittance/sdk/time';
import { useMemo } from 'react';
import { useI18n } from '../kit/base/i18n.tsx';
import { useClient } from '../kit/base/provider.tsx';
import { Skeleton } from '../kit/skeleton/skeleton.tsx';
import { useResourceState } from '../widget/use-resource-state.ts';
import { attachedInvoiceTexts } from './attached-texts.en.ts';
import { ItemTable } from './item-table.tsx';
import { Totals } from './totals.tsx';

type Attached = Awaited<ReturnType<typeof load>>;
const load = (client: Client, invoiceId: string, signal: AbortSignal) =>
  client.request(readAttachedInvoice, { params: { id: invoiceId } }, { signal });

/** Writes an amount of the file. Its currency may be missing. */
const amountText = (amount: string | undefined, currency: string | undefined, locale: string): string => {
  if (amount === undefined) return '';
  if (currency === undefined) return new Intl.NumberFormat(locale).format(amount as Intl.StringNumericLiteral);
  return formatDecimalMoney(amount, currency, locale, { maxDecimals: 18 });
};

const dateText = (date: string, locale: string): string =>
  isBusinessDate(date) ? formatCalendarDate(date, locale) : date;

function Party({ label, party }: { readonly label: string; readonly party: Attached['seller'] }) {
  const { t } = useI18n(attachedInvoiceTexts);
  const { name, lines, taxId, endpoint } = party;
  return (
    <section className="q-party">
      <h4 className="q-label">{label}</h4>
      <p className="q-party__name">
        <bdi>{name ?? t('unnamed')}</bdi>
      </p>
      <address className="q-party__lines">
        {lines.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
        {taxId && <span>{t('taxId', { taxId })}</span>}
        {endpoint && <span>{t('endpoint', { endpoint })}</span>}
      </address>
    </section>
  );
}

function Fact({ label, date }: { readonly label: string; readonly date: string | undefined }) {
  const { locale } = useI18n(attachedInvoiceTexts);
  if (date === undefined) return null;
  return (
    <div>
      <dt className="q-label">{label}</dt>
      <dd>{dateText(date, locale)}</dd>
    </div>
  );
}

/** The lines as the table of every invoice document takes them. */
const itemsOf = ({ lines, currency }: Attached, locale: string): readonly DocumentItem[] =>
  lines.map(({ name, price, quantity, unit = '', amount }) => ({
    name,
    unitPrice: amountText(price, currency, locale),
    quantity: `${amountText(quantity, undefined, locale)} ${unit}`.trim(),
    amount: amountText(amount, currency, locale),
  }));

function Content({ invoice }: { readonly invoice: Attached }) {
  const { t, locale } = useI18n(attachedInvoiceTexts);
  const { isCreditNote, number, issueDate, dueDate, currency, seller, buyer, notes, totals, omittedLines } = invoice;
  return (
    <>
      <h3 className="q-attached__title">{t(isCreditNote ? 'creditNote' : 'invoice', { number: number ?? '–' })}</h3>
      <p className="q-muted">{t('notChecked')}</p>
      <div className="q-document__parties">
        <Party label={t('from')} party={seller} />
        <Party label={t('to')} party={buyer} />
      </div>
      <dl className="q-facts">
        <Fact label={t('issued')} date={issueDate} />
        <Fact label={t('due')} date={dueDate} />
      </dl>
      <ItemTable items={itemsOf(invoice, locale)} />
      {omittedLines > 0 && <p className="q-muted">{t('omitted', { count: omittedLines })}</p>}
      <Totals
        totals={totals.map(({ kind, amount }) => ({
          kind: kind === 'payable' ? 'due' : 'subtotal',
          label: t(`total.${kind}`),
          value: amount,
          text: amountText(amount, currency, locale),
        }))}
      />
      {notes.map((note) => (
        <p key={note} className="q-attached__note">
          {note}
        </p>
      ))}
    </>
  );
}

/** What an attached XML invoice says, as its writer wrote it. */
export function AttachedInvoice({ invoiceId }: { readonly invoiceId: string }) {
  const { t } = useI18n(attachedInvoiceTexts);
  const client = useClient();
  const resource = useMemo(() => createResource((signal) => load(client, invoiceId, signal)), [client, invoiceId]);
  const state = useResourceState(resource);
  return (
    <section className="q-document q-attached" aria-label={t('title')}>
      {state.status === 'loading' && <Skeleton shape="block" />}
      {state.status === 'failed' && (
        <p role="alert">
          {t('failed')}{' '}
          <button type="button" className="q-text-button" onClick={() => void resource.refresh()}>
            {t('retry')}
          </button>
        </p>
      )}
      {state.status === 'ready' && <Content invoice={state.data} />}
    </section>
  );
}
