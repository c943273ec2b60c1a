import { AppLayout, useBrand } from '@quittance/app-shell';
import { lazyPart, useI18n } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { navigation } from '../navigation.ts';
import { useStaff } from '../session/staff.ts';
import { layoutTexts } from './texts.en.ts';

/** Lazy-loaded, with the texts of the pages that it finds. */
const palette = lazyPart(async () => (await import('../palette/back-office-palette.tsx')).BackOfficePalette);

/** The back office's frame around a screen. */
export function BackOfficeLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useI18n(layoutTexts);
  const staff = useStaff();
  return (
    <AppLayout
      brand={useBrand()}
      navigation={navigation}
      palette={palette}
      user={staff}
      role={t(`role.${staff.role}`)}
      isRoleShown
    >
      {children}
    </AppLayout>
  );
}
