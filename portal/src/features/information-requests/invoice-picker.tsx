import { ListSearch, RequestFailure, useResource } from '@quittance/app-shell';
import { type AnswerOf, type Contract, listExpenses, listIncome } from '@quittance/sdk/client';
import { isUnsent } from '@quittance/sdk/rules';
import { Amount, Dialog, RadioGroup, Skeleton, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';
import { informationRequestTexts } from './texts.en.ts';

type InvoiceRow = AnswerOf<Contract['listIncome']>['items'][number];
type Side = 'sent' | 'received';

const lists = { sent: listIncome, received: listExpenses } as const;

/** Invoices shown at once; a search finds the others. */
const SHOWN_INVOICES = 10;

interface InvoicePickerProps {
  readonly onChoose: (invoiceId: string) => void;
  readonly onClose: () => void;
}

/** A dialog to choose an invoice that the organization sent or received. */
export function InvoicePicker({ onChoose, onClose }: InvoicePickerProps) {
  const { t } = useI18n(informationRequestTexts);
  const client = useClient();
  const [side, setSide] = useState<Side>('sent');
  const [search, setSearch] = useState('');
  const term = search.trim();
  const { data, error, refresh } = useResource(
    useCallback(
      async (signal) => {
        const query = { limit: SHOWN_INVOICES, ...(term && { search: term }) };
        const { items } = await client.request(lists[side], { query }, { signal });
        // Drafts were never sent.
        return items.filter(({ status }) => !isUnsent(status));
      },
      [client, side, term],
    ),
  );
  return (
    <Dialog title={t('picker.title')} width="medium" onClose={onClose}>
      <Stack>
        <RadioGroup
          label={t('picker.side')}
          name="side"
          options={[
            { value: 'sent', label: t('picker.sent') },
            { value: 'received', label: t('picker.received') },
          ]}
          value={side}
          onChange={(value) => setSide(value === 'received' ? 'received' : 'sent')}
        />
        <ListSearch
          label={t('picker.search')}
          placeholder={t('picker.searchPlaceholder')}
          value={search}
          onChange={setSearch}
        />
        {error !== undefined && <RequestFailure error={error} onRetry={refresh} />}
        {error === undefined && !data && <Skeleton shape="block" />}
        {error === undefined && data && <Invoices invoices={data} side={side} onChoose={onChoose} />}
      </Stack>
    </Dialog>
  );
}

interface InvoicesProps extends Pick<InvoicePickerProps, 'onChoose'> {
  readonly invoices: readonly InvoiceRow[];
  readonly side: Side;
}

function Invoices({ invoices, side, onChoose }: InvoicesProps) {
  const { t } = useI18n(informationRequestTexts);
  if (invoices.length === 0) return <p className="q-muted">{t('picker.none')}</p>;
  return (
    <ul className="information-request__list" aria-label={t('picker.results')}>
      {invoices.map((invoice) => (
        <li key={invoice._id}>
          <button type="button" className="information-request__choice" onClick={() => onChoose(invoice._id)}>
            <span>
              <bdi>{t('invoice', { number: invoice.number ?? '' })}</bdi>{' '}
              <bdi className="q-muted">
                {side === 'sent' ? invoice.recipientDisplayName : invoice.senderDisplayName}
              </bdi>
            </span>
            <Amount value={invoice.totalDue} currency={invoice.currency} />
          </button>
        </li>
      ))}
    </ul>
  );
}
