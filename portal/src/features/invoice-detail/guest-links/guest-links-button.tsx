import { useLateDialog } from '@quittance/app-shell';
import { lazyPart, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { guestLinksTexts } from './texts.en.ts';

const lateDialog = lazyPart(() => import('./guest-links-dialog.tsx'));

/** Opens the mailed links of a sent invoice. */
export function GuestLinksButton({ invoiceId }: { readonly invoiceId: string }) {
  const { t } = useI18n(guestLinksTexts);
  const [isOpen, setOpen] = useState(false);
  const late = useLateDialog(lateDialog, isOpen, () => setOpen(false));
  return (
    <>
      <button type="button" className="q-text-button" onClick={() => setOpen(true)}>
        {t('open')}
      </button>
      {isOpen && late && <late.GuestLinksDialog invoiceId={invoiceId} onClose={() => setOpen(false)} />}
    </>
  );
}
