import { decimalsOf } from '@quittance/sdk/money';
import { invoiceLimits } from '@quittance/sdk/rules';
import { MoneyField, NumberField, TextField, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { EntryAmount } from './entry-amount.tsx';
import { EntryList, type FormPartProps } from './entry-list.tsx';
import { isBlankLine } from './invoice-form-reducer.ts';
import type { InvoiceFormTotals } from './invoice-form-totals.ts';
import type { InvoiceFormLine } from './invoice-form-values.ts';
import { PasteNote, type PasteOutcome } from './paste/paste-note.tsx';
import { readPastedLines } from './paste/read-pasted-lines.ts';
import { pasteTexts } from './paste/texts.en.ts';
import { invoiceFormTexts } from './texts.en.ts';

interface LineItemsProps extends FormPartProps {
  readonly totals: InvoiceFormTotals;
}

/** The lines of the invoice, each with its amount. */
export function LineItems({ values, dispatch, totals }: LineItemsProps) {
  const { t, locale } = useI18n(invoiceFormTexts);
  const { t: pasteText } = useI18n(pasteTexts);
  const [outcome, setOutcome] = useState<PasteOutcome | null>(null);
  const { currency, lines } = values;
  const paste = (key: number, text: string): boolean => {
    const pasted = readPastedLines(text, locale);
    if (pasted === null) return false;
    dispatch({ type: 'paste', key, lines: pasted.lines });
    const isIntoBlank = lines.some((line) => line.key === key && isBlankLine(line));
    const room = invoiceLimits.lines - lines.length + (isIntoBlank ? 1 : 0);
    const added = Math.min(pasted.lines.length, room);
    setOutcome({ added, omitted: pasted.lines.length - added, badCells: pasted.badCells });
    return true;
  };
  const fields = ({ key, name, rate, quantity }: InvoiceFormLine, index: number) => {
    const change = (changes: Partial<Omit<InvoiceFormLine, 'key'>>) =>
      dispatch({ type: 'change', list: 'lines', key, changes });
    return (
      <>
        <TextField
          label={t('itemName')}
          name={`items.${index}.name`}
          maxLength={invoiceLimits.lineNameCharacters}
          value={name}
          onChange={(next) => change({ name: next })}
        />
        <MoneyField
          label={t('rate')}
          name={`items.${index}.rate`}
          currency={currency}
          decimals={Math.max(invoiceLimits.rateDecimals, decimalsOf(currency))}
          max={invoiceLimits.rate}
          value={rate}
          onChange={(next) => change({ rate: next })}
        />
        <NumberField
          label={t('quantity')}
          name={`items.${index}.qty`}
          decimals={invoiceLimits.quantityDecimals}
          max={invoiceLimits.quantity}
          value={quantity}
          onChange={(next) => change({ quantity: next })}
        />
        <EntryAmount value={totals.amounts.get(key)} currency={currency} />
      </>
    );
  };
  return (
    <EntryList
      values={values}
      dispatch={dispatch}
      list="lines"
      title={t('items')}
      add={t('addItem')}
      nameOf={(position) => t('item', { position })}
      removeOf={(position) => t('removeItem', { position })}
      onPaste={paste}
      note={
        <div role="status">
          {outcome ? <PasteNote outcome={outcome} /> : <p className="q-muted">{pasteText('hint')}</p>}
        </div>
      }
      fields={fields}
    />
  );
}
