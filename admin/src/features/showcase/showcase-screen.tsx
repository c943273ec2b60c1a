import { Screen, useBrandTitle } from '@quittance/app-shell';
import { Gallery } from '@quittance/app-shell/gallery';
import { adminTexts } from '@quittance/sdk/i18n/en';
import { useI18n } from '@quittance/widgets/kit';
import '@quittance/widgets/controls.css';

/** Shows every part of the kit, for developers; no link leads here. */
export function ShowcaseScreen() {
  const { t } = useI18n(adminTexts);
  return (
    <Screen title={t('showcase.title')} lead={t('showcase.lead')} brand={useBrandTitle()}>
      <Gallery />
    </Screen>
  );
}
