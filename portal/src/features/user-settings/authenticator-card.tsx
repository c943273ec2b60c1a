import { removeAuthenticator, replaceRecoveryCodes } from '@quittance/sdk/client';
import {
  Button,
  Card,
  Inline,
  icons,
  RelativeTime,
  Stack,
  StatusBadge,
  useClient,
  useI18n,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { userSettingsTexts } from './texts.en.ts';
import { useChange } from './use-change.ts';
import type { SecurityCardProps } from './use-security.ts';

/** The authenticator app and its recovery codes. */
export function AuthenticatorCard({ security, onChange }: SecurityCardProps) {
  const { t } = useI18n(userSettingsTexts);
  const client = useClient();
  const { session } = usePortal();
  const { isPending, change } = useChange();
  const [isSettingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const { authenticatorSince, recoveryCodesLeft } = security;

  const changed = () => {
    onChange();
    void session.reload();
  };
  const remove = async () => {
    if (await change(() => client.request(removeAuthenticator, {}), t('app.removed'))) changed();
  };
  const renew = async () => {
    const renewed = await change(
      async () => setCodes((await client.request(replaceRecoveryCodes, {})).recoveryCodes),
      t('recovery.renewed'),
    );
    if (renewed) onChange();
  };
  return (
    <Card
      title={t('app.title')}
      actions={
        <StatusBadge
          tone={authenticatorSince ? 'success' : 'neutral'}
          icon={authenticatorSince ? icons.checkIcon : icons.infoIcon}
          label={t(authenticatorSince ? 'app.on' : 'app.off')}
        />
      }
    >
      <Stack>
        {authenticatorSince ? (
          <>
            <p>
              {t('app.since')} <RelativeTime instant={authenticatorSince} />.{' '}
              {t('recovery.left', { count: recoveryCodesLeft })}
            </p>
            <Inline>
              <Button onClick={() => void renew()} pending={isPending}>
                {t('recovery.renew')}
              </Button>
              <Button variant="danger" onClick={() => void remove()} pending={isPending}>
                {t('app.remove')}
              </Button>
            </Inline>
          </>
        ) : (
          <>
            <p>{t('app.lead')}</p>
            <div>
              <Button variant="primary" onClick={() => setSettingUp(true)}>
                {t('app.setUp')}
              </Button>
            </div>
          </>
        )}
      </Stack>
      {isSettingUp && (
        <AuthenticatorDialog
          onClose={() => setSettingUp(false)}
          onDone={(recoveryCodes) => {
            setSettingUp(false);
            setCodes(recoveryCodes);
            changed();
          }}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Card>
  );
}
