import { ConfirmDialog, useAction, useErrorText } from '@quittance/app-shell';
import { revokeApiKey } from '@quittance/sdk/client';
import { Button, CopyButton, Dialog, icons, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { usePortal } from '../../portal.ts';
import { apiKeyTexts } from './api-keys-texts.en.ts';
import type { ApiKey } from './api-keys-view.tsx';

interface SecretDialogProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows a new key, this once. Only the button closes it, so that no stray click loses the key. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const { t } = useI18n(apiKeyTexts);
  return (
    <Dialog title={t('secret.title')} width="narrow" locked onClose={onClose}>
      <Stack>
        <p>{t('secret.text')}</p>
        <p className="api-key__secret">
          <span className="q-visually-hidden">{t('secret.label')} </span>
          <code>{secret}</code>
        </p>
        <CopyButton value={secret} label={t('secret.copy')} size="medium" />
        <Button variant="primary" block onClick={onClose}>
          {t('secret.done')}
        </Button>
      </Stack>
    </Dialog>
  );
}

interface RevokeDialogProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
  /** Called after the key was revoked and a toast said so. */
  readonly onDone: () => void;
}

/** Asks before a key is revoked. */
export function RevokeDialog({ apiKey: { _id: apiKeyId, name }, onClose, onDone }: RevokeDialogProps) {
  const { t } = useI18n(apiKeyTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const { isPending, error, run } = useAction(async () => {
    await client.request(revokeApiKey, { params: { apiKeyId } });
    toasts.show('success', t('revoke.done', { name }));
    onDone();
  });
  return (
    <ConfirmDialog
      isPending={isPending}
      error={error === undefined ? undefined : errorText(error)}
      onConfirm={() => void run()}
      title={t('revoke.title', { name })}
      cancelLabel={t('revoke.keep')}
      confirmLabel={t('revoke.submit')}
      variant="danger"
      icon={icons.trashIcon}
      onClose={onClose}
    >
      <p>{t('revoke.text')}</p>
    </ConfirmDialog>
  );
}
