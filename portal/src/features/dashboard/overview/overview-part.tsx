import { Button, kitTexts, lazyPart, Skeleton, useI18n } from '@quittance/widgets/kit';
import './overview-part.css';

/** Loaded beside the list, which doesn't wait for it. */
const overview = lazyPart(async () => (await import('./overview.tsx')).Overview);

/** The overview, with its height reserved until its code is loaded. */
export function OverviewPart() {
  const { t } = useI18n(kitTexts);
  const { value: Overview, retry } = overview.useAttempt(true);
  if (Overview) return <Overview />;
  return (
    <div className="overview-place">
      {retry ? <Button onClick={retry}>{t('tryAgain')}</Button> : <Skeleton shape="block" />}
    </div>
  );
}
