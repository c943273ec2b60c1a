import { ListScreen, useBrandTitle } from '@quittance/app-shell';
import { EmptyState, icons, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useSellerDebtColumns } from './seller-debt-columns.tsx';
import { sellerDebtsTexts } from './texts.en.ts';
import { type SellerDebt, sellerDebtKey, useSellerDebts } from './use-seller-debts.ts';
import { WriteOffDialog } from './write-off-dialog.tsx';

/** What companies owe after returns that their balance did not cover, and the way to give it up. */
export function SellerDebtsScreen() {
  const { t } = useI18n(sellerDebtsTexts);
  const [opened, setOpened] = useState<SellerDebt | null>(null);
  const list = useSellerDebts();
  return (
    <>
      <ListScreen
        title={t('title')}
        lead={t('lead')}
        brand={useBrandTitle()}
        caption={t('title')}
        columns={useSellerDebtColumns(setOpened)}
        rowKey={sellerDebtKey}
        list={list}
        empty={
          <EmptyState title={t('emptyTitle')} icon={icons.checkCircleIcon}>
            {t('emptyText')}
          </EmptyState>
        }
        fileName="seller-debts"
      />
      {opened && (
        <WriteOffDialog
          debt={opened}
          onClose={() => setOpened(null)}
          onDone={() => {
            setOpened(null);
            list.refresh();
          }}
        />
      )}
    </>
  );
}
