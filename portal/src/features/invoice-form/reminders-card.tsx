import { Card, useI18n } from '@quittance/widgets/kit';
import { ReminderDaysField } from '../../invoices/reminders/reminder-days-field.tsx';
import { remindersTexts } from '../../invoices/reminders/texts.en.ts';
import type { FormPartProps } from './entry-list.tsx';

/** When the buyer is reminded. */
export function RemindersCard({ values, dispatch }: FormPartProps) {
  const { t } = useI18n(remindersTexts);
  return (
    <Card title={t('title')}>
      <ReminderDaysField
        value={values.reminderDays}
        onChange={(reminderDays) => dispatch({ type: 'field', changes: { reminderDays } })}
      />
    </Card>
  );
}
