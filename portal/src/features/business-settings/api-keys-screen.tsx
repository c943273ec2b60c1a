import { RequestFailure, useResource } from '@quittance/app-shell';
import { listApiKeys, mayMake } from '@quittance/sdk/client';
import { Button, Card, icons, Skeleton, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';
import { useMember } from '../../session/member.ts';
import { NotFound } from '../refusals/not-found-screen.tsx';
import { apiKeyTexts } from './api-keys-texts.en.ts';
import { type ApiKey, ApiKeysView } from './api-keys-view.tsx';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { RevokeDialog, SecretDialog } from './key-dialogs.tsx';
import { SettingsFrame } from './settings-frame.tsx';

type KeyDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'secret'; readonly secret: string }
  | { readonly kind: 'revoke'; readonly apiKey: ApiKey };

function ApiKeys() {
  const { t } = useI18n(apiKeyTexts);
  const client = useClient();
  const apiKeys = useResource(useCallback((signal) => client.request(listApiKeys, {}, { signal }), [client]));
  const [dialog, setDialog] = useState<KeyDialog | null>(null);
  const close = () => setDialog(null);
  const create = () => setDialog({ kind: 'create' });
  const done = () => {
    close();
    apiKeys.refresh();
  };
  return (
    <SettingsFrame
      page="api-keys"
      actions={
        <Button variant="primary" icon={icons.plusIcon} disabled={!apiKeys.data} onClick={create}>
          {t('create')}
        </Button>
      }
    >
      {apiKeys.error !== undefined && (
        <Card>
          <RequestFailure error={apiKeys.error} onRetry={apiKeys.refresh} />
        </Card>
      )}
      {apiKeys.error === undefined && !apiKeys.data && (
        <Card>
          <Skeleton shape="medium" />
        </Card>
      )}
      {apiKeys.data && (
        <ApiKeysView
          apiKeys={apiKeys.data.items}
          onCreate={create}
          onRevoke={(apiKey) => setDialog({ kind: 'revoke', apiKey })}
        />
      )}
      {dialog?.kind === 'create' && (
        <CreateKeyDialog
          onClose={close}
          onCreated={(secret) => {
            setDialog({ kind: 'secret', secret });
            apiKeys.refresh();
          }}
        />
      )}
      {dialog?.kind === 'secret' && <SecretDialog secret={dialog.secret} onClose={close} />}
      {dialog?.kind === 'revoke' && <RevokeDialog apiKey={dialog.apiKey} onClose={close} onDone={done} />}
    </SettingsFrame>
  );
}

/** The API keys of the organization. For owners only; others get the page of an unknown address. */
export function ApiKeysScreen() {
  const { user } = useMember();
  return mayMake(listApiKeys, user) ? <ApiKeys /> : <NotFound />;
}
