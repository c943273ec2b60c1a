import type { Loaded } from '@quittance/app-shell';
import { countryName } from '@quittance/sdk/rules';
import { contactProblems } from '@quittance/sdk/validation';
import { Icon, icons, Spinner, TextButton, useI18n, useProblemText } from '@quittance/widgets/kit';
import './found-organization-status.css';
import { contactsTexts } from './texts.en.ts';
import type { FoundOrganization } from './use-found-organization.ts';

interface FoundOrganizationStatusProps {
  /** The handle as typed: an answer for another one is out of date. */
  readonly handle: string;
  readonly isHandle: boolean;
  readonly found: Loaded<FoundOrganization>;
}

type Organization = NonNullable<FoundOrganization['organization']>;

function Company({ organization }: { readonly organization: Organization }) {
  const { t, locale } = useI18n(contactsTexts);
  const { country, isVerified } = organization;
  const facts = [t(isVerified ? 'list.verified' : 'list.notVerified'), country && countryName(country, locale)];
  return (
    <>
      <Icon shape={isVerified ? icons.checkCircleIcon : icons.clockIcon} label={t('add.found')} />
      <span className="found-organization__facts">
        <strong dir="auto">{organization.legalName}</strong>
        <span className="q-muted">{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </>
  );
}

function Outcome({ handle, found }: Omit<FoundOrganizationStatusProps, 'isHandle'>) {
  const { t } = useI18n(contactsTexts);
  const problemText = useProblemText();
  if (found.error !== undefined) {
    return (
      <span>
        {t('add.failed')} <TextButton onClick={found.refresh}>{t('add.tryAgain')}</TextButton>
      </span>
    );
  }
  if (found.data?.handle !== handle) {
    return (
      <>
        <Spinner /> {t('add.checking')}
      </>
    );
  }
  if (found.data.organization) return <Company organization={found.data.organization} />;
  return <span>{problemText(contactProblems.unknown)}</span>;
}

/** What the search for a handle found. Keeps its height, so that nothing jumps while someone types. */
export function FoundOrganizationStatus({ handle, isHandle, found }: FoundOrganizationStatusProps) {
  return (
    <div className="found-organization" role="status">
      {isHandle && <Outcome handle={handle} found={found} />}
    </div>
  );
}
