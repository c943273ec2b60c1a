import type { transactionTexts } from '@quittance/sdk/i18n';
import { icons, type useI18n } from '@quittance/widgets/kit';
import type { Transaction } from './transaction.ts';

type Translate = ReturnType<typeof useI18n<typeof transactionTexts>>['t'];

/** Names what happened, such as `Transfer received`. */
export function titleOf({ kind, direction }: Pick<Transaction, 'kind' | 'direction'>, t: Translate): string {
  if (kind === 'transfer') return t(`transfer.${direction}`);
  return t(`kind.${kind}`);
}

export const statusMarks = {
  completed: { tone: 'success', icon: icons.checkCircleIcon },
  processing: { tone: 'info', icon: icons.clockIcon },
  'on-hold': { tone: 'warning', icon: icons.clockIcon },
  'in-review': { tone: 'warning', icon: icons.clockIcon },
  returned: { tone: 'warning', icon: icons.alertIcon },
  rejected: { tone: 'danger', icon: icons.closeIcon },
  canceled: { tone: 'neutral', icon: icons.closeIcon },
  denied: { tone: 'danger', icon: icons.closeIcon },
  blocked: { tone: 'danger', icon: icons.alertIcon },
} as const;
