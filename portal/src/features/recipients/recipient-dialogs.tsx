import { ConfirmDialog, useAction, useErrorText } from '@quittance/app-shell';
import { externalAccountLimits } from '@quittance/sdk/banking';
import { removeExternalAccount, renameExternalAccount } from '@quittance/sdk/client';
import { checkRequired } from '@quittance/sdk/validation';
import {
  Button,
  Dialog,
  Form,
  icons,
  Stack,
  TextField,
  useClient,
  useI18n,
  useProblemText,
  useServerRefusal,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import type { Recipient } from './recipient.ts';
import { recipientsTexts } from './texts.en.ts';

interface RecipientDialogProps {
  readonly recipient: Recipient;
  readonly onClose: () => void;
  /** Called after the change and its toast. */
  readonly onDone: () => void;
}

/** Changes what the organization calls the recipient. */
export function RenameDialog({ recipient, onClose, onDone }: RecipientDialogProps) {
  const { t } = useI18n(recipientsTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const serverRefusal = useServerRefusal();
  const [name, setName] = useState(recipient.name);
  const [isPending, setPending] = useState(false);
  const problem = checkRequired(name);

  const rename = async () => {
    setPending(true);
    try {
      await client.request(renameExternalAccount, { body: { accountId: recipient._id, name } });
    } catch (error) {
      setPending(false);
      throw serverRefusal(error) ?? error;
    }
    toasts.show('success', t('rename.done', { name: name.trim() }));
    onDone();
  };
  return (
    <Dialog title={t('rename.title')} width="narrow" locked={isPending} onClose={onClose}>
      <Form
        validate={() => (problem ? { name: problemText(problem) } : {})}
        onSubmit={rename}
        describeError={errorText}
      >
        <Stack>
          <TextField
            label={t('name')}
            name="name"
            description={t('nameHint')}
            autoComplete="off"
            maxLength={externalAccountLimits.name}
            value={name}
            onChange={setName}
          />
          <Button type="submit" variant="primary" block pending={isPending}>
            {t('rename.submit')}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}

/** Asks before a recipient is deleted. */
export function RemoveDialog({ recipient, onClose, onDone }: RecipientDialogProps) {
  const { t } = useI18n(recipientsTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const { name, _id: accountId } = recipient;
  const { isPending, error, run } = useAction(async () => {
    await client.request(removeExternalAccount, { body: { accountId } });
    toasts.show('success', t('remove.done', { name }));
    onDone();
  });
  return (
    <ConfirmDialog
      title={t('remove.title', { name })}
      cancelLabel={t('remove.keep')}
      confirmLabel={t('remove.action')}
      icon={icons.trashIcon}
      variant="danger"
      isPending={isPending}
      error={error === undefined ? undefined : errorText(error)}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{t('remove.text')}</p>
    </ConfirmDialog>
  );
}
