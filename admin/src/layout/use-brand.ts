import { useStore } from '@nanostores/react';
import { useI18n } from '@quittance/widgets/kit';
import { useBackOffice } from '../back-office.ts';

/** The back office's name, with the brand's as soon as it is known. */
export function useBrand(): string {
  const { t } = useI18n('admin');
  const { publicConstants } = useBackOffice();
  const known = useStore(publicConstants.$state);
  return known.status === 'ready' ? `${known.data.brandName} ${t('product')}` : t('product');
}
