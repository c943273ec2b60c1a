import { Screen, useBrandTitle } from '@quittance/app-shell';
import { Gallery } from '@quittance/app-shell/gallery';
import { useI18n } from '@quittance/widgets/kit';
import '@quittance/widgets/controls.css';
import { showcaseTexts } from './texts.en.ts';

/** Shows every part of the kit, for developers; no link leads here. */
export function ShowcaseScreen() {
  const { t } = useI18n(showcaseTexts);
  return (
    <Screen title={t('title')} lead={t('lead')} brand={useBrandTitle()}>
      <Gallery />
    </Screen>
  );
}
