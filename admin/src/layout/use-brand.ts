import { useStore } from '@nanostores/react';
import { type BrandProps, brandTitle } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import { useBackOffice } from '../back-office.ts';

/** The brand, and the back office as its product. */
export function useBrand(): BrandProps {
  const { t } = useI18n('admin');
  const { publicConstants } = useBackOffice();
  const known = useStore(publicConstants.$state);
  return { name: known.status === 'ready' ? known.data.brandName : '', product: t('product') };
}

/** What the browser's tab says behind the name of a screen. */
export const useBrandTitle = (): string => brandTitle(useBrand());
