import { RequestFailure, Screen, useBrandTitle, useResource } from '@quittance/app-shell';
import { type AnswerOf, type Contract, getSystem } from '@quittance/sdk/client';
import {
  Banner,
  Card,
  type Column,
  DataTable,
  EmptyState,
  type IconShape,
  icons,
  Stack,
  StatusBadge,
  TableSkeleton,
  type Tone,
  useClient,
  useI18n,
} from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { systemTexts } from './texts.en.ts';

type System = AnswerOf<Contract['getSystem']>;
type Service = System['services'][number];

const faces: Readonly<Record<Service['state'], { readonly tone: Tone; readonly icon: IconShape }>> = {
  configured: { tone: 'success', icon: icons.checkCircleIcon },
  sandbox: { tone: 'info', icon: icons.infoIcon },
  missing: { tone: 'warning', icon: icons.alertIcon },
};

function useServiceColumns(): readonly Column<Service>[] {
  const { t } = useI18n(systemTexts);
  return [
    { key: 'name', header: t('service'), place: 'head', grows: true, cell: ({ name }) => t(`services.${name}`) },
    { key: 'host', header: t('host'), cell: ({ host }) => host ?? '–' },
    {
      key: 'state',
      header: t('stateLabel'),
      place: 'head-end',
      cell: ({ state }) => <StatusBadge {...faces[state]} label={t(`state.${state}`)} />,
    },
  ];
}

function Services({ system }: { readonly system: System }) {
  const { t } = useI18n(systemTexts);
  return (
    <Stack>
      {system.mode === 'sandbox' && <Banner tone="info">{t('sandbox')}</Banner>}
      <Card flush>
        <DataTable
          caption={t('title')}
          columns={useServiceColumns()}
          source={{ kind: 'rows', rows: system.services }}
          rowKey={({ name }) => name}
          empty={<EmptyState title={t('emptyTitle')} icon={icons.shieldIcon} />}
        />
      </Card>
    </Stack>
  );
}

/** What the server is configured for, for the people who are responsible for it. */
export function SystemScreen() {
  const { t } = useI18n(systemTexts);
  const client = useClient();
  const { data, error, refresh } = useResource(
    useCallback((signal) => client.request(getSystem, {}, { signal }), [client]),
  );
  return (
    <Screen title={t('title')} lead={t('lead')} brand={useBrandTitle()}>
      {error !== undefined && <RequestFailure error={error} onRetry={refresh} />}
      {error === undefined && !data && <TableSkeleton rows={9} />}
      {error === undefined && data && <Services system={data} />}
    </Screen>
  );
}
