import { Fact, FactList, useLateDialog } from '@quittance/app-shell';
import { isOpen } from '@quittance/sdk/rules';
import { BusinessDate, lazyPart, TextButton, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { remindersTexts } from '../../invoices/reminders/texts.en.ts';
import type { Invoice } from '../invoice-form/invoice-form-values.ts';

const lateDialog = lazyPart(() => import('../../invoices/reminders/reminders-dialog.tsx'));

/** Whether the seller may plan reminders of an invoice in its panel; those of a draft are in the form. */
export const isPlannable = ({ viewer, status }: Invoice): boolean => viewer === 'seller' && isOpen(status);

interface RemindersProps {
  readonly invoice: Invoice;
  readonly onChanged: () => void;
}

/** When the buyer of an open invoice is reminded next, and a way to change it. */
export function Reminders({ invoice, onChanged }: RemindersProps) {
  const { t } = useI18n(remindersTexts);
  const [isOpened, setOpened] = useState(false);
  const late = useLateDialog(lateDialog, isOpened, () => setOpened(false));
  const { nextReminderOn } = invoice;
  return (
    <div className="invoice-panel__reminders">
      <FactList>
        <Fact term={t('next')}>{nextReminderOn ? <BusinessDate date={nextReminderOn} /> : t('none')}</Fact>
      </FactList>
      <TextButton onClick={() => setOpened(true)}>{t('plan')}</TextButton>
      {isOpened && late && (
        <late.RemindersDialog
          invoiceId={invoice._id}
          reminderDays={invoice.reminderDays ?? []}
          onClose={() => setOpened(false)}
          onSaved={() => {
            setOpened(false);
            onChanged();
          }}
        />
      )}
    </div>
  );
}
