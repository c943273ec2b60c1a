import { useStore } from '@nanostores/react';
import { brandTitle, PageLink, PlainFrame, Redirect, ScreenTitle, useBrand, userMenuTexts } from '@quittance/app-shell';
import { buttonClass, Card, EmptyState, Inline, icons, Stack, useI18n } from '@quittance/widgets/kit';
import { usePortal } from '../../portal.ts';
import { noBusinessTexts } from './texts.en.ts';
import { YourBusinesses } from './your-businesses.tsx';

/** For people who act for no organization: switch to one of theirs, create one, or wait for an invite. */
export function NoBusinessScreen() {
  const { t } = useI18n(noBusinessTexts);
  const { t: menuText } = useI18n(userMenuTexts);
  const brand = useBrand();
  const { session } = usePortal();
  const state = useStore(session.$session);
  if (state.status !== 'signed-in') return null;
  const { email, company, profile } = state.user;
  if (company !== null) return <Redirect to="/" />;
  const actions = (
    <Inline>
      <PageLink className={buttonClass({ variant: 'primary' })} to="/create-business">
        {t('create')}
      </PageLink>
      {!profile.phoneNumberVerified && (
        <PageLink className={buttonClass()} to="/save-phone-number">
          {t('verifyPhone')}
        </PageLink>
      )}
    </Inline>
  );
  return (
    <PlainFrame brand={brand}>
      <Stack>
        <ScreenTitle brand={brandTitle(brand)} isHidden>
          {t('title')}
        </ScreenTitle>
        <Card>
          <EmptyState title={t('title')} icon={icons.infoIcon} action={actions}>
            {t('text', { email })}
          </EmptyState>
        </Card>
        <YourBusinesses />
        <p>
          <PageLink to="/logout">{menuText('signOut')}</PageLink>
        </p>
      </Stack>
    </PlainFrame>
  );
}
