import { PaletteDialog, type PaletteEntry, type PalettePage, pageEntries } from '@quittance/app-shell';
import { type AnswerOf, type Contract, searchRecords } from '@quittance/sdk/client';
import type { SearchKind } from '@quittance/sdk/rules';
import type { CustomerUser } from '@quittance/sdk/stores';
import { type IconShape, icons, useClient, useI18n, useTranslator } from '@quittance/widgets/kit';
import { useCallback, useMemo } from 'react';
import { isOpenTo } from '../guards/guard.ts';
import { navigation } from '../navigation.ts';
import { useMember } from '../session/member.ts';
import { portalPaletteTexts } from './texts.en.ts';

const features = import.meta.glob<readonly PalettePage<CustomerUser>[]>('../features/*/palette.ts', {
  eager: true,
  import: 'palettePages',
});

const allPages: readonly PalettePage<CustomerUser>[] = [...navigation, ...Object.values(features).flat()];

type Hit = AnswerOf<Contract['searchRecords']>['items'][number];

const iconOf: Readonly<Record<SearchKind, IconShape>> = {
  contact: icons.buildingIcon,
  invited: icons.mailIcon,
  income: icons.documentIcon,
  expense: icons.documentIcon,
};

/** A contact has no page: its list is opened, narrowed to its name. */
function addressOf({ kind, _id, title }: Hit): string {
  if (kind === 'income' || kind === 'expense') return `/invoices/${_id}`;
  const query = new URLSearchParams({ ...(kind === 'invited' && { status: 'invited' }), search: title });
  return `/contacts?${query}`;
}

function entryOf(hit: Hit, t: (key: `groups.${SearchKind}` | 'draft') => string): PaletteEntry {
  const { kind, _id, title, detail } = hit;
  return {
    id: `${kind}-${_id}`,
    to: addressOf(hit),
    label: title || t('draft'),
    detail,
    icon: iconOf[kind],
    group: t(`groups.${kind}`),
  };
}

/** The portal's palette: contacts, invoices and pages. The server decides what the person may find. */
export function PortalPalette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n(portalPaletteTexts);
  const i18n = useTranslator();
  const client = useClient();
  const { user } = useMember();
  const pages = useMemo(
    () =>
      pageEntries(
        allPages.filter(({ to }) => isOpenTo(user, to)),
        user,
        i18n,
        t('groups.pages'),
      ),
    [user, i18n, t],
  );
  const find = useCallback(
    async (q: string, signal: AbortSignal) => {
      const { items } = await client.request(searchRecords, { query: { q } }, { signal });
      return items.map((hit) => entryOf(hit, t));
    },
    [client, t],
  );
  return <PaletteDialog placeholder={t('placeholder')} pages={pages} find={find} onClose={onClose} />;
}
