import { useStore } from '@nanostores/react';
import { ApiError, isMaintenance } from '@quittance/sdk/client';
import { useI18n } from '@quittance/widgets/kit';
import { useBrand } from './app/use-brand.ts';
import { useApp } from './app-context/app.ts';
import { PlainFrame } from './app-frame.tsx';
import { brandTitle } from './brand.tsx';
import { Redirect } from './navigation/redirect.tsx';
import { usePagePlace } from './navigation/use-page-history.ts';
import { RequestFailure } from './request-failure.tsx';
import { ScreenTitle } from './screen.tsx';
import { Splash } from './splash.tsx';
import { shellTexts } from './texts.en.ts';

/** Shown until it is known whether there is a session. During maintenance it is shown at the address of sign-in. */
export function Restoring() {
  const { t } = useI18n(shellTexts);
  const { restoration, guard } = useApp();
  const { pathname, search } = usePagePlace().location;
  const brand = useBrand();
  const failure = useStore(restoration.$failure);
  if (failure === null) return <Splash />;
  if (failure instanceof ApiError && isMaintenance(failure)) {
    const result = guard.check(pathname + search, null);
    if (result.kind === 'sign-in') return <Redirect to={result.to} />;
  }
  return (
    <PlainFrame brand={brand}>
      <ScreenTitle brand={brandTitle(brand)} isHidden>
        {t('loadFailed')}
      </ScreenTitle>
      <RequestFailure error={failure} onRetry={() => void restoration.run()} />
    </PlainFrame>
  );
}
