import { Timeline, type TimelineEvent, useResource } from '@quittance/app-shell';
import { type AnswerOf, type Contract, listInvoiceEvents } from '@quittance/sdk/client';
import { hasText } from '@quittance/sdk/i18n';
import { expectedEvents } from '@quittance/sdk/rules';
import { businessDateOf } from '@quittance/sdk/time';
import { icons, Skeleton, TextButton, type Tone, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { useMember } from '../../../session/member.ts';
import type { Invoice } from '../../invoice-form/invoice-form-values.ts';
import { invoiceHistoryTexts } from './texts.en.ts';

type HistoryItem = AnswerOf<Contract['listInvoiceEvents']>['items'][number];

const good: ReadonlySet<string> = new Set([
  'balance-paid',
  'deposit-matched',
  'payment-accepted',
  'released',
  'marked-paid-externally',
  'money-unblocked',
]);
const bad: ReadonlySet<string> = new Set([
  'became-overdue',
  'late-fee-charged',
  'debit-returned',
  'transfer-reassigned',
  'transfer-sent-back',
  'payment-failed',
  'payment-denied',
  'money-blocked',
  'recipient-not-verified',
  'late-return',
  'rejected',
]);

const toneOf = (event: string): Tone => (good.has(event) ? 'success' : bad.has(event) ? 'danger' : 'neutral');

const iconOf = (event: string) => {
  const tone = toneOf(event);
  return tone === 'success' ? icons.checkCircleIcon : tone === 'danger' ? icons.alertIcon : undefined;
};

/** Steps of a payment from which the next one is counted. */
const paymentSteps: ReadonlySet<string> = new Set([
  'debit-authorized',
  'debit-submitted',
  'card-authorized',
  'card-captured',
]);

interface InvoiceHistoryProps {
  readonly invoice: Invoice;
}

/** Returns what happened and what is expected, in the order of time. */
function useHistoryEvents(invoice: Invoice, items: readonly HistoryItem[]): readonly TimelineEvent[] {
  const { t } = useI18n(invoiceHistoryTexts);
  const { constants } = useMember();
  const lastStep = items.findLast(({ event }) => paymentSteps.has(event));
  const paymentStepOn = lastStep && businessDateOf(new Date(lastStep.at));
  return [
    ...items.map(({ sequence, event, at }) => ({
      id: String(sequence),
      what: t(`event.${event}`),
      at,
      tone: toneOf(event),
      icon: iconOf(event),
    })),
    ...expectedEvents({ ...invoice, paymentStepOn }, constants.businessDate).flatMap(({ step, on }) =>
      hasText(invoiceHistoryTexts.english.expected, step)
        ? [{ id: `expected ${step}`, what: t(`expected.${step}`), at: on, isExpected: true }]
        : [],
    ),
  ];
}

/** The timeline of an invoice. It loads again with each new answer of the invoice. */
export function InvoiceHistory({ invoice }: InvoiceHistoryProps) {
  const { t } = useI18n(invoiceHistoryTexts);
  const client = useClient();
  const { data, error, refresh } = useResource(
    // Created again with each answer about the invoice: a new event may have changed it.
    useCallback(
      (signal) => client.request(listInvoiceEvents, { params: { id: invoice._id } }, { signal }),
      [client, invoice],
    ),
  );
  const events = useHistoryEvents(invoice, data?.items ?? []);
  return (
    <section className="invoice-panel__history" aria-label={t('title')}>
      <h3 className="q-label">{t('title')}</h3>
      {error !== undefined && (
        <p className="q-muted">
          {t('failed')} <TextButton onClick={refresh}>{t('retry')}</TextButton>
        </p>
      )}
      {error === undefined && data === undefined && <Skeleton shape="block" />}
      {data && <Timeline label={t('title')} events={events} empty={<p className="q-muted">{t('none')}</p>} />}
    </section>
  );
}
