import { PaletteDialog, type PaletteEntry, type PalettePage, pageEntries } from '@quittance/app-shell';
import { type AnswerOf, type Contract, searchStaffRecords } from '@quittance/sdk/client';
import type { StaffSearchKind } from '@quittance/sdk/rules';
import type { StaffUser } from '@quittance/sdk/stores';
import { type IconShape, icons, useClient, useI18n, useTranslator } from '@quittance/widgets/kit';
import { useCallback, useMemo } from 'react';
import { companyAddress } from '../company/company-address.ts';
import { navigation } from '../navigation.ts';
import { useStaff } from '../session/staff.ts';
import { backOfficePaletteTexts } from './texts.en.ts';

const features = import.meta.glob<readonly PalettePage<StaffUser>[]>('../features/*/palette.ts', {
  eager: true,
  import: 'palettePages',
});

const allPages: readonly PalettePage<StaffUser>[] = [...navigation, ...Object.values(features).flat()];

type Hit = AnswerOf<Contract['searchStaffRecords']>['items'][number];

const iconOf: Readonly<Record<StaffSearchKind, IconShape>> = {
  organization: icons.buildingIcon,
  person: icons.userIcon,
};

/** A person opens with their company, which lists them. */
const entryOf = ({ kind, _id, organizationId, title, detail }: Hit, group: string): PaletteEntry => ({
  id: `${kind}-${_id}-${organizationId}`,
  to: companyAddress(organizationId),
  label: title,
  detail,
  icon: iconOf[kind],
  group,
});

/** The back office's palette: companies, people and pages. The server decides what the staff member may find. */
export function BackOfficePalette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n(backOfficePaletteTexts);
  const i18n = useTranslator();
  const client = useClient();
  const staff = useStaff();
  const pages = useMemo(() => pageEntries(allPages, staff, i18n, t('groups.pages')), [staff, i18n, t]);
  const find = useCallback(
    async (searchText: string, signal: AbortSignal) => {
      const { items } = await client.request(searchStaffRecords, { query: { searchText } }, { signal });
      return items.map((hit) => entryOf(hit, t(`groups.${hit.kind}`)));
    },
    [client, t],
  );
  return <PaletteDialog placeholder={t('placeholder')} pages={pages} find={find} onClose={onClose} />;
}
