import { useStore } from '@nanostores/react';
import { useI18n } from '@quittance/widgets/kit';
import { type BrandProps, brandTitle } from '../brand.tsx';
import { useApp } from './app.ts';

/** The brand, and the app as its product; the brand's name is empty until it is known. */
export function useBrand(): BrandProps {
  const { publicConstants, namespace, productKey } = useApp();
  const { t } = useI18n(namespace);
  const known = useStore(publicConstants.$state);
  const name = known.status === 'ready' ? known.data.brandName : '';
  return productKey === undefined ? { name } : { name, product: t(productKey) };
}

/** What the browser's tab says behind the name of a screen. */
export const useBrandTitle = (): string => brandTitle(useBrand());
