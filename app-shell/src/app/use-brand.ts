import { useStore } from '@nanostores/react';
import { useTranslator } from '@quittance/widgets/kit';
import { useApp } from '../app-context/app.ts';
import { type BrandProps, brandTitle } from '../brand.tsx';

/** Returns the brand and the app's product name; the brand's name is empty until it is loaded. */
export function useBrand(): BrandProps {
  const { publicConstants, product } = useApp();
  const i18n = useTranslator();
  const known = useStore(publicConstants.$state);
  const name = known.status === 'ready' ? known.data.brandName : '';
  return product ? { name, product: i18n.t(product, 'name') } : { name };
}

/** Returns the browser tab's text after the name of a screen. */
export const useBrandTitle = (): string => brandTitle(useBrand());
