import { authenticatorTexts, PageLink, Screen, useAuthenticatorSetUp, withNext } from '@quittance/app-shell';
import { Button, Card, icons, Stack, StatusBadge, useI18n } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { usePortal } from '../../portal.ts';
import { useMember } from '../../session/member.ts';
import { SecuredOutcome } from './secured-outcome.tsx';
import { userSettingsTexts } from './texts.en.ts';
import { useAuthenticatorCalls } from './use-authenticator-calls.ts';
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
  const { t: appText } = useI18n(authenticatorTexts);
  const setUp = useAuthenticatorSetUp(useAuthenticatorCalls(), { onSaved: () => void session.reload() });
  return (
    <Screen title={t('secure.title')} brand={constants.brandName} lead={t('secure.lead')}>
      <div className="user-settings">
        {user.accountSecure && (
          <SecuredOutcome role={user.role} action={<PageLink to="/">{t('secure.continue')}</PageLink>} />
        )}
        <Step
          title={t('secure.phone')}
          lead={t('secure.phoneLead')}
          isDone={user.profile.phoneNumberVerified}
          action={
            <PageLink className="q-button q-button--primary" to={withNext('/save-phone-number', '/account-security')}>
              {t('secure.verifyPhone')}
            </PageLink>
          }
        />
        <Step
          title={appText('app.title')}
          lead={appText('app.lead')}
          isDone={user.hasMobile2FA}
          action={
            <Button variant="primary" onClick={setUp.start} pending={setUp.isPending}>
              {appText('app.setUp')}
            </Button>
          }
        />
      </div>
      {setUp.dialog}
    </Screen>
  );
}
