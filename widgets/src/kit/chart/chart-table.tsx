import { Amount } from '../amount/amount.tsx';
import { useI18n } from '../base/i18n.tsx';
import type { ChartProps } from './chart-props.ts';
import { chartTexts } from './texts.en.ts';

/** A table of the exact figures. */
export function ChartTable({ title, labels, series, currency }: ChartProps) {
  const { t } = useI18n(chartTexts);
  return (
    <table className="q-chart__table">
      <caption className="q-visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="q-visually-hidden">{t('period')}</span>
          </th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, index) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map(({ name, values }) => (
              <td key={name}>
                <Amount value={values[index] ?? '0'} currency={currency} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
