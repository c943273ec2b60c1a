import { reminderDayChoices } from '@quittance/sdk/rules';
import { MultiSelectField, useI18n } from '@quittance/widgets/kit';
import { remindersTexts } from './texts.en.ts';

interface ReminderDaysFieldProps {
  /** Days from the due date. */
  readonly value: readonly number[];
  readonly onChange: (days: readonly number[]) => void;
}

/** Returns a function that names a day of reminding. */
function useDayName(): (day: number) => string {
  const { t } = useI18n(remindersTexts);
  return (day) => (day === 0 ? t('on') : t(day < 0 ? 'before' : 'after', { count: Math.abs(day) }));
}

/** The days on which the buyer is reminded. */
export function ReminderDaysField({ value, onChange }: ReminderDaysFieldProps) {
  const { t } = useI18n(remindersTexts);
  const dayName = useDayName();
  return (
    <MultiSelectField
      label={t('field')}
      description={t('hint')}
      name="reminderDays"
      required={false}
      placeholder={t('none')}
      options={reminderDayChoices.map((day) => ({ value: String(day), label: dayName(day) }))}
      value={value.map(String)}
      onChange={(days) => onChange(days.map(Number))}
    />
  );
}
