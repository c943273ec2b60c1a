import { Button, Card, Inline, icons, RelativeTime, Stack, StatusBadge, useI18n } from '@quittance/widgets/kit';
import { useChange } from '../use-change.ts';
import type { AuthenticatorCalls } from './authenticator-calls.ts';
import { authenticatorTexts } from './texts.en.ts';
import { useAuthenticatorSetUp } from './use-authenticator-set-up.tsx';

interface AuthenticatorCardProps {
  readonly security: { readonly authenticatorSince: string | null; readonly recoveryCodesLeft: number };
  readonly calls: AuthenticatorCalls;
  /** Called after each change: load what the card shows again. */
  readonly onChange: () => void;
}

/** The authenticator app and its recovery codes. */
export function AuthenticatorCard({ security, calls, onChange }: AuthenticatorCardProps) {
  const { t } = useI18n(authenticatorTexts);
  const { isPending, change } = useChange();
  const setUp = useAuthenticatorSetUp(calls, { onSetUp: onChange });
  const { authenticatorSince, recoveryCodesLeft } = security;

  const remove = async () => {
    if (await change(() => calls.remove(), t('app.removed'))) onChange();
  };
  const renew = async () => {
    const renewed = await change(
      async () => setUp.showCodes((await calls.renewRecoveryCodes()).recoveryCodes),
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
              <Button variant="primary" onClick={setUp.start} pending={setUp.isPending}>
                {t('app.setUp')}
              </Button>
            </div>
          </>
        )}
      </Stack>
      {setUp.dialog}
    </Card>
  );
}
