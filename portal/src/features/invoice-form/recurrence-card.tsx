import { invoiceLimits, nextDatesOf, recurrenceLimits } from '@quittance/sdk/rules';
import { type BusinessDate, formatBusinessDate } from '@quittance/sdk/time';
import { Card, DateField, NumberField, SelectField, useI18n } from '@quittance/widgets/kit';
import { recurringTexts } from '../../invoices/recurring/texts.en.ts';
import type { FormPartProps } from './entry-list.tsx';
import type { InvoiceFormValues } from './invoice-form-values.ts';
import { everyChoices, type InvoiceFormRecurrence, recurrenceContent, recurrenceEnds } from './recurrence-values.ts';
import { sendingDayOf } from './sending-day.ts';

interface RecurrenceCardProps extends FormPartProps {
  readonly today: BusinessDate;
}

/** When the next invoices will go. */
function NextDates({ values, today }: { readonly values: InvoiceFormValues; readonly today: BusinessDate }) {
  const { t, locale } = useI18n(recurringTexts);
  const recurrence = recurrenceContent(values.recurrence);
  if (recurrence === undefined) return null;
  const anchor = sendingDayOf(values, today);
  const dates = nextDatesOf({ ...recurrence, anchor, sent: 1 }, anchor, 3);
  return (
    <p className="q-muted invoice-form__worth" aria-live="polite">
      {dates.length === 0
        ? t('noNext')
        : t('next', { dates: dates.map((date) => formatBusinessDate(date, locale)).join(' · ') })}
    </p>
  );
}

/** Whether the invoice is sent again, how often and until when. */
export function RecurrenceCard({ values, dispatch, today }: RecurrenceCardProps) {
  const { t } = useI18n(recurringTexts);
  const { recurrence } = values;
  const change = (changes: Partial<InvoiceFormRecurrence>) =>
    dispatch({ type: 'field', changes: { recurrence: { ...recurrence, ...changes } } });
  const repeats = recurrence.every !== 'none';
  return (
    <Card title={t('title')}>
      <p className="q-muted invoice-form__hint">{t(repeats ? 'hint' : 'onceHint')}</p>
      <div className="invoice-form__pair">
        <SelectField
          label={t('every')}
          options={everyChoices.map((each) => ({ value: each, label: t(`choice.${each}`) }))}
          value={recurrence.every}
          onChange={(next) => change({ every: everyChoices.find((each) => each === next) ?? 'none' })}
        />
        {repeats && (
          <SelectField
            label={t('end')}
            options={recurrenceEnds.map((each) => ({ value: each, label: t(`ends.${each}`) }))}
            value={recurrence.end}
            onChange={(next) => change({ end: recurrenceEnds.find((each) => each === next) ?? 'never' })}
          />
        )}
        {repeats && recurrence.end === 'date' && (
          <DateField
            label={t('endDate')}
            name="recurrence.endDate"
            min={today}
            max={invoiceLimits.latestDueDate}
            today={today}
            value={recurrence.endDate}
            onChange={(endDate) => change({ endDate })}
          />
        )}
        {repeats && recurrence.end === 'count' && (
          <NumberField
            label={t('count')}
            name="recurrence.count"
            decimals={0}
            max={String(recurrenceLimits.mostCount)}
            value={recurrence.count}
            onChange={(count) => change({ count })}
          />
        )}
      </div>
      <NextDates values={values} today={today} />
    </Card>
  );
}
