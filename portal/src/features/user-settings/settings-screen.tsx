import { PageTabs, Screen } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { useMember } from '../../session/member.ts';
import { userSettingsTexts } from './texts.en.ts';
import './user-settings.css';

const pages = ['user-profile', 'security'] as const;
type Page = (typeof pages)[number];

const words = { 'user-profile': 'profile.title', security: 'security.title' } as const;

interface SettingsScreenProps {
  readonly page: Page;
  readonly children: ReactNode;
}

/** The settings of a person, with links between their pages. */
export function SettingsScreen({ page, children }: SettingsScreenProps) {
  const { t } = useI18n(userSettingsTexts);
  const { constants } = useMember();
  return (
    <Screen title={t('title')} brand={constants.brandName}>
      <PageTabs
        label={t('pages')}
        pages={pages.map((each) => ({ to: `/user-settings/${each}`, label: t(words[each]), isCurrent: each === page }))}
        replace
      />
      <div className="user-settings">{children}</div>
    </Screen>
  );
}
