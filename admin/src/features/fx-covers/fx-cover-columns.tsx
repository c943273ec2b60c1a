import { businessDateOf, formatCalendarDate } from '@quittance/sdk/time';
import { Amount, type Column, useI18n } from '@quittance/widgets/kit';
import { FxCoverBadge } from './fx-cover-badge.tsx';
import { fxCoversTexts } from './texts.en.ts';
import type { FxCover } from './use-fx-covers.ts';

type AmountKey = 'sold' | 'owed' | 'bought' | 'result';

/** The columns of the list of covers. */
export function useFxCoverColumns(): readonly Column<FxCover>[] {
  const { t, locale } = useI18n(fxCoversTexts);
  const amountColumn = (key: AmountKey, isSecondary: boolean): Column<FxCover> => ({
    key,
    header: t(key),
    align: 'end',
    isSecondary,
    csv: [{ header: t(key), value: (row) => row[key] ?? '', kind: 'decimal' }],
    cell: (row) => {
      const value = row[key];
      const currency = key === 'sold' ? row.soldCurrency : row.boughtCurrency;
      return value === undefined ? '–' : <Amount value={value} currency={currency} />;
    },
  });
  return [
    {
      key: 'cover',
      header: t('ordered'),
      place: 'head',
      grows: true,
      csv: [
        { header: t('ordered'), value: ({ orderedAt }) => orderedAt },
        { header: t('soldCurrency'), value: ({ soldCurrency }) => soldCurrency },
        { header: t('boughtCurrency'), value: ({ boughtCurrency }) => boughtCurrency },
      ],
      cell: ({ soldCurrency: sold, boughtCurrency: bought, orderedAt }) => (
        <span className="q-truncated">
          {t('pair', { sold, bought, date: formatCalendarDate(businessDateOf(new Date(orderedAt)), locale) })}
        </span>
      ),
    },
    amountColumn('sold', false),
    amountColumn('owed', true),
    { ...amountColumn('bought', false), place: 'foot-end' },
    {
      key: 'rate',
      header: t('rate'),
      align: 'end',
      isSecondary: true,
      value: ({ rate }) => rate ?? '',
      cell: ({ rate }) => rate ?? '–',
    },
    amountColumn('result', true),
    {
      key: 'valueDate',
      header: t('valueDate'),
      isSecondary: true,
      value: ({ valueDate }) => valueDate ?? '',
      cell: ({ valueDate }) => (valueDate === undefined ? '–' : formatCalendarDate(valueDate, locale)),
    },
    {
      key: 'state',
      header: t('stateLabel'),
      place: 'head-end',
      value: ({ state }) => t(`state.${state}`),
      cell: (row) => <FxCoverBadge cover={row} />,
    },
  ];
}
