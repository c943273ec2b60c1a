import { ListScreen, useBrandTitle } from '@quittance/app-shell';
import { EmptyState, icons, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useBlockedMoneyColumns } from './blocked-money-columns.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { blockedMoneyTexts } from './texts.en.ts';
import { type BlockedMoney, blockedMoneyId, useBlockedMoney } from './use-blocked-money.ts';

/** Money that is kept by order of an authority, until two people release it under a license. */
export function BlockedMoneyScreen() {
  const { t } = useI18n(blockedMoneyTexts);
  const [opened, setOpened] = useState<BlockedMoney | null>(null);
  const list = useBlockedMoney();
  return (
    <>
      <ListScreen
        title={t('title')}
        lead={t('lead')}
        brand={useBrandTitle()}
        caption={t('title')}
        columns={useBlockedMoneyColumns(setOpened)}
        rowKey={blockedMoneyId}
        list={list}
        empty={
          <EmptyState title={t('emptyTitle')} icon={icons.lockIcon}>
            {t('emptyText')}
          </EmptyState>
        }
        fileName="blocked-money"
      />
      {opened && (
        <ReleaseDialog
          money={opened}
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
