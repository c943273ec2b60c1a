import { PageLink, Screen } from '@quittance/app-shell';
import { mayManageFunds } from '@quittance/sdk/rules';
import { Banner, Button, Card, icons, Stack, StatusBadge, useI18n } from '@quittance/widgets/kit';
import { type ReactNode, useState } from 'react';
import { usePortal } from '../../portal.ts';
import { useMember } from '../../session/member.ts';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { userSettingsTexts } from './texts.en.ts';
import './user-settings.css';

interface StepProps {
  readonly title: string;
  readonly lead: string;
  readonly isDone: boolean;
  readonly action: ReactNode;
}

function Step({ title, lead, isDone, action }: StepProps) {
  const { t } = useI18n(userSettingsTexts);
  return (
    <Card
      title={title}
      actions={
        <StatusBadge
          tone={isDone ? 'success' : 'warning'}
          icon={isDone ? icons.checkIcon : icons.alertIcon}
          label={t(isDone ? 'secure.done' : 'secure.open')}
        />
      }
    >
      <Stack>
        <p>{lead}</p>
        {!isDone && <div>{action}</div>}
      </Stack>
    </Card>
  );
}

/** Lists the steps to a secure account (verified phone, second factor) and shows the outcome. */
export function AccountSecurityScreen() {
  const { t } = useI18n(userSettingsTexts);
  const { user, constants } = useMember();
  const { session } = usePortal();
  const [isSettingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const outcome = mayManageFunds(user.role) ? 'secure.secured' : 'secure.notAllowed';
  return (
    <Screen title={t('secure.title')} brand={constants.brandName} lead={t('secure.lead')}>
      <div className="user-settings">
        {user.accountSecure && (
          <div role="status">
            <Banner
              tone={mayManageFunds(user.role) ? 'success' : 'info'}
              action={<PageLink to="/">{t('secure.continue')}</PageLink>}
            >
              {t(outcome)}
            </Banner>
          </div>
        )}
        <Step
          title={t('secure.phone')}
          lead={t('secure.phoneLead')}
          isDone={user.profile.phoneNumberVerified}
          action={
            <PageLink className="q-button q-button--primary" to="/save-phone-number">
              {t('secure.verifyPhone')}
            </PageLink>
          }
        />
        <Step
          title={t('app.title')}
          lead={t('app.lead')}
          isDone={user.hasMobile2FA}
          action={
            <Button variant="primary" onClick={() => setSettingUp(true)}>
              {t('app.setUp')}
            </Button>
          }
        />
      </div>
      {isSettingUp && (
        <AuthenticatorDialog
          onClose={() => setSettingUp(false)}
          onDone={(recoveryCodes) => {
            setSettingUp(false);
            setCodes(recoveryCodes);
          }}
        />
      )}
      {codes && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes(undefined);
            void session.reload();
          }}
        />
      )}
    </Screen>
  );
}
