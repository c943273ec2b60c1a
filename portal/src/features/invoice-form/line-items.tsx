import { invoiceLimits } from '@quittance/sdk/rules';
import {
  Amount,
  Button,
  Card,
  IconButton,
  icons,
  MoneyField,
  NumberField,
  TextField,
  useI18n,
} from '@quittance/widgets/kit';
import type { Dispatch } from 'react';
import { type InvoiceFormAction, isFull } from './invoice-form-reducer.ts';
import type { InvoiceFormTotals } from './invoice-form-totals.ts';
import type { InvoiceFormLine, InvoiceFormValues } from './invoice-form-values.ts';
import { invoiceFormTexts } from './texts.en.ts';
import { useEntryFocus } from './use-entry-focus.ts';

interface LineItemProps {
  readonly line: InvoiceFormLine;
  readonly index: number;
  readonly currency: string;
  readonly amount: string;
  readonly dispatch: Dispatch<InvoiceFormAction>;
}

function LineItem({ line, index, currency, amount, dispatch }: LineItemProps) {
  const { t } = useI18n(invoiceFormTexts);
  const position = index + 1;
  const change = (changes: Partial<Omit<InvoiceFormLine, 'key'>>) =>
    dispatch({ type: 'change', list: 'lines', key: line.key, changes });
  return (
    <li className="line" aria-label={t('item', { position })}>
      <TextField
        label={t('itemName')}
        name={`items.${index}.name`}
        maxLength={invoiceLimits.lineNameCharacters}
        value={line.name}
        onChange={(name) => change({ name })}
      />
      <MoneyField
        label={t('rate')}
        name={`items.${index}.rate`}
        currency={currency}
        max={invoiceLimits.rate}
        value={line.rate}
        onChange={(rate) => change({ rate })}
      />
      <NumberField
        label={t('quantity')}
        name={`items.${index}.qty`}
        decimals={invoiceLimits.quantityDecimals}
        max={invoiceLimits.quantity}
        value={line.quantity}
        onChange={(quantity) => change({ quantity })}
      />
      <div className="line__amount">
        <span className="line__amount-label">{t('amount')}</span>
        <Amount value={amount} currency={currency} />
      </div>
      <IconButton
        className="line__remove"
        icon={icons.trashIcon}
        label={t('removeItem', { position })}
        onClick={() => dispatch({ type: 'remove', list: 'lines', key: line.key })}
      />
    </li>
  );
}

interface LineItemsProps {
  readonly values: InvoiceFormValues;
  readonly totals: InvoiceFormTotals;
  readonly dispatch: Dispatch<InvoiceFormAction>;
}

/** The lines of the invoice, each with its amount. */
export function LineItems({ values, totals, dispatch }: LineItemsProps) {
  const { t } = useI18n(invoiceFormTexts);
  const { lines, currency } = values;
  const { list, addButton } = useEntryFocus(lines.length);
  return (
    <Card title={t('items')}>
      <div className="lines-place">
        <ol className="lines" ref={list}>
          {lines.map((line, index) => (
            <LineItem
              key={line.key}
              line={line}
              index={index}
              currency={currency}
              amount={totals.amounts.get(line.key) ?? '0'}
              dispatch={dispatch}
            />
          ))}
        </ol>
      </div>
      <Button
        ref={addButton}
        variant="quiet"
        icon={icons.plusIcon}
        disabled={isFull(values, 'lines')}
        onClick={() => dispatch({ type: 'add', list: 'lines' })}
      >
        {t('addItem')}
      </Button>
    </Card>
  );
}
