import { openAddress, usePagePlace } from '@quittance/app-shell';
import type { InvoiceStatus } from '@quittance/sdk/contract';
import { type SellerTool, sellerTools, type Viewer } from '@quittance/sdk/rules';
import { icons, type MenuItem, useI18n } from '@quittance/widgets/kit';
import { copyOf, correctionOf } from '../invoice-to.ts';
import type { BuyerMail } from './mail-again-dialog.tsx';
import { sellerToolsTexts } from './texts.en.ts';

interface ToolInvoice {
  readonly _id: string;
  readonly viewer: Viewer;
  readonly status: InvoiceStatus;
}

/** Returns the menu items of an invoice's tools, by tool; none for buyers. */
export function useToolItems(
  invoice: ToolInvoice,
  onMail: (mail: BuyerMail) => void,
): readonly (MenuItem & { readonly id: SellerTool })[] {
  const { t } = useI18n(sellerToolsTexts);
  const { history } = usePagePlace();
  const items = {
    remind: { label: t('remind.action'), icon: icons.sendIcon, onSelect: () => onMail('remind') },
    resend: { label: t('resend.action'), icon: icons.mailIcon, onSelect: () => onMail('resend') },
    correct: {
      label: t('correct'),
      icon: icons.documentIcon,
      onSelect: () => openAddress(history, '/invoices/new/form', correctionOf(invoice._id)),
    },
    duplicate: {
      label: t('duplicate'),
      icon: icons.documentIcon,
      onSelect: () => openAddress(history, '/invoices/new/form', copyOf(invoice._id)),
    },
  } as const satisfies Record<SellerTool, Omit<MenuItem, 'id'>>;
  return sellerTools(invoice).map((tool) => ({ id: tool, ...items[tool] }));
}
