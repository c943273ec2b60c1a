import { figureColumn } from '@quittance/app-shell';
import { businessDateOf, formatCalendarDate } from '@quittance/sdk/time';
import { type Column, useI18n } from '@quittance/widgets/kit';
import { FxCoverBadge } from './fx-cover-badge.tsx';
import { fxCoversTexts } from './texts.en.ts';
import type { FxCover } from './use-fx-covers.ts';

type FigureKey = 'sold' | 'owed' | 'bought' | 'result';

/** The columns of the list of covers. */
export function useFxCoverColumns(): readonly Column<FxCover>[] {
  const { t, locale } = useI18n(fxCoversTexts);
  const figure = (key: FigureKey, face: Pick<Column<FxCover>, 'place' | 'isSecondary'> = {}) =>
    figureColumn<FxCover>({ key, header: t(key), ...face }, (row) => ({
      value: row[key],
      currency: key === 'sold' ? row.soldCurrency : row.boughtCurrency,
    }));
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
    figure('sold'),
    figure('owed', { isSecondary: true }),
    figure('bought', { place: 'foot-end' }),
    {
      key: 'rate',
      header: t('rate'),
      align: 'end',
      isSecondary: true,
      value: ({ rate }) => rate ?? '',
      cell: ({ rate }) => rate ?? '–',
    },
    figure('result', { isSecondary: true }),
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
