import type { BusinessDate } from '@quittance/sdk/time';
import { useI18n } from '../base/i18n.tsx';
import { Calendar } from '../calendar/calendar.tsx';
import type { DateBounds } from '../calendar/calendar-keys.ts';
import { DateLayer, type DateLayerProps } from '../calendar/date-layer.tsx';
import { dateFieldTexts } from './texts.en.ts';

interface DatePopupProps extends Omit<DateLayerProps, 'children' | 'label'> {
  readonly value: BusinessDate | '';
  readonly today: BusinessDate;
  readonly bounds: DateBounds;
  readonly months: 1 | 2;
  readonly onPick: (date: BusinessDate) => void;
}

/** The open calendar of a date field. */
export function DatePopup({ value, today, bounds, months, onPick, ...layer }: DatePopupProps) {
  const { t } = useI18n(dateFieldTexts);
  return (
    <DateLayer {...layer} label={t('chooseDate')}>
      {(isSheet) => (
        <Calendar
          initialDate={value || today}
          bounds={bounds}
          months={isSheet ? 1 : months}
          today={today}
          selected={value ? { start: value, end: value } : undefined}
          onPick={onPick}
        />
      )}
    </DateLayer>
  );
}
