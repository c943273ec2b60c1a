import { useErrorText } from '@quittance/app-shell';
import { planReminders } from '@quittance/sdk/client';
import { Button, Dialog, Form, Inline, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import { ReminderDaysField } from './reminder-days-field.tsx';
import { remindersTexts } from './texts.en.ts';

interface RemindersDialogProps {
  readonly invoiceId: string;
  readonly reminderDays: readonly number[];
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Changes when the buyer of a sent invoice is reminded. */
export function RemindersDialog({ invoiceId, reminderDays, onClose, onSaved }: RemindersDialogProps) {
  const { t } = useI18n(remindersTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const [days, setDays] = useState(reminderDays);
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      await client.request(planReminders, { body: { invoiceId, reminderDays: [...days] } });
    } finally {
      setPending(false);
    }
    toasts.show('success', t('saved'));
    onSaved();
  };
  return (
    <Dialog title={t('title')} width="medium" locked={isPending} onClose={onClose}>
      <Form onSubmit={save} describeError={errorText}>
        <Stack>
          <ReminderDaysField value={days} onChange={setDays} />
          <Inline>
            <Button onClick={onClose} disabled={isPending}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant="primary" pending={isPending}>
              {t('save')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  );
}
