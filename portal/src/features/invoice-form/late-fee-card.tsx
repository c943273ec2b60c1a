import { invoiceDocumentTexts } from '@quittance/sdk/i18n';
import { fromMinor } from '@quittance/sdk/money';
import {
  isPossibleLateFee,
  lateFeeDate,
  lateFeeLimits,
  lateFeesMinor,
  lateFeeTypes,
  lateFeeWords,
} from '@quittance/sdk/rules';
import { formatBusinessDate } from '@quittance/sdk/time';
import { Amount, Card, NumberField, PercentField, SelectField, useI18n, useTranslator } from '@quittance/widgets/kit';
import type { FormPartProps } from './entry-list.tsx';
import { totalDueMinorOf } from './invoice-form-totals.ts';
import { type InvoiceFormLateFee, lateFeeContent } from './late-fee-values.ts';
import { invoiceFormTexts } from './texts.en.ts';

const types = ['none', ...lateFeeTypes] as const;

/** The terms in words, and when the first fee comes. */
function LateFeeWorth({ values }: Pick<FormPartProps, 'values'>) {
  const { t, locale } = useI18n(invoiceFormTexts);
  const { t: documentText } = useI18n(invoiceDocumentTexts);
  const { currency, dueDate, lateFee } = values;
  const fee = lateFeeContent(lateFee);
  const translator = useTranslator();
  if (fee?.percent === undefined || dueDate === '' || !isPossibleLateFee(fee.percent)) return null;
  if (fee.type !== 'flat' && !fee.repeatPeriod) return null;
  const terms = { ...fee, percent: fee.percent };
  const date = lateFeeDate(terms, dueDate, 1) ?? dueDate;
  const minor = lateFeesMinor(terms, { amountToPayMinor: totalDueMinorOf(values), cap: '1' }, 1);
  const words = lateFeeWords(terms, { t: translator.t, locale });
  return (
    <p className="q-muted invoice-form__worth" aria-live="polite">
      {documentText('terms.lateFee', { fee: words })}
      {' · '}
      {t('lateFeeFirst', { date: formatBusinessDate(date, locale) })}{' '}
      <Amount value={fromMinor(minor, currency)} currency={currency} />
    </p>
  );
}

/** What the buyer owes besides after the due date. */
export function LateFeeCard({ values, dispatch }: FormPartProps) {
  const { t } = useI18n(invoiceFormTexts);
  const { lateFee } = values;
  const change = (changes: Partial<InvoiceFormLateFee>) =>
    dispatch({ type: 'field', changes: { lateFee: { ...lateFee, ...changes } } });
  return (
    <Card title={t('lateFee')}>
      <p className="q-muted invoice-form__hint">{t(`lateFeeHints.${lateFee.type}`)}</p>
      <div className="invoice-form__pair">
        <SelectField
          label={t('lateFeeType')}
          options={types.map((each) => ({ value: each, label: t(`lateFeeTypes.${each}`) }))}
          value={lateFee.type}
          onChange={(next) => change({ type: types.find((each) => each === next) ?? 'none' })}
        />
        {lateFee.type !== 'none' && (
          <PercentField
            label={t('lateFeePercent')}
            name="lateFeeSettings.percent"
            decimals={4}
            value={lateFee.percent}
            onChange={(percent) => change({ percent })}
          />
        )}
        {(lateFee.type === 'recurring' || lateFee.type === 'compound') && (
          <NumberField
            label={t('lateFeeDays')}
            name="lateFeeSettings.repeatPeriod"
            decimals={0}
            max={String(lateFeeLimits.longestRepeatPeriod)}
            value={lateFee.repeatPeriod}
            onChange={(repeatPeriod) => change({ repeatPeriod })}
          />
        )}
      </div>
      <LateFeeWorth values={values} />
    </Card>
  );
}
