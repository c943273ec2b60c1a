import { useStore } from '@nanostores/react';
import { useI18n } from '@quittance/widgets/kit';
import { type BrandProps, brandTitle } from '../brand.tsx';
import { useApp } from './app.ts';

/** Returns the brand and the app's product name; the brand's name is empty until it is loaded. */
export function useBrand(): BrandProps {
  const { publicConstants, namespace, productKey } = useApp();
  const { t } = useI18n(namespace);
  const known = useStore(publicConstants.$state);
  const name = known.status === 'ready' ? known.data.brandName : '';
  return productKey === undefined ? { name } : { name, product: t(productKey) };
}

/** Returns the browser tab's text after the name of a screen. */
export const useBrandTitle = (): string => brandTitle(useBrand());
