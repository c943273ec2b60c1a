import { mayMake, sendApplicationAgain } from '@quittance/sdk/client';
import { formatBusinessInstant } from '@quittance/sdk/time';
import {
  Button,
  Card,
  EmptyState,
  type IconShape,
  icons,
  StatusBadge,
  type Tone,
  useClient,
  useI18n,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import { useStaff } from '../../session/staff.ts';
import { ApplicationFaults } from './application-faults.tsx';
import { applicationTexts } from './application-texts.en.ts';
import type { ChangedProps, CompanyProps, CompanyRecord } from './company-record.ts';
import { useCaseCall } from './use-case-call.ts';

type Application = CompanyRecord['providers'][number];

const faces: Readonly<Record<Application['state'], { readonly tone: Tone; readonly icon: IconShape }>> = {
  queued: { tone: 'neutral', icon: icons.clockIcon },
  unknown: { tone: 'warning', icon: icons.clockIcon },
  submitted: { tone: 'info', icon: icons.clockIcon },
  in_review: { tone: 'info', icon: icons.clockIcon },
  request_for_information: { tone: 'warning', icon: icons.alertIcon },
  error: { tone: 'danger', icon: icons.alertIcon },
  approved: { tone: 'success', icon: icons.checkCircleIcon },
  denied: { tone: 'danger', icon: icons.crossCircleIcon },
  ineligible: { tone: 'danger', icon: icons.crossCircleIcon },
};

/** Sends an application again, once its faults are mended. */
function SendAgainButton({ application, company, onChanged }: ApplicationProps) {
  const { t } = useI18n(applicationTexts);
  const client = useClient();
  const call = useCaseCall(onChanged);
  const [isPending, setPending] = useState(false);
  const { accountType } = application;
  const send = async () => {
    setPending(true);
    const body = { organizationId: company.organizationId, accountType };
    await call(() => client.request(sendApplicationAgain, { body }), t('sentAgain'));
    setPending(false);
  };
  return (
    <Button
      size="small"
      icon={icons.refreshIcon}
      pending={isPending}
      aria-label={t('againOf', { type: t(`type.${accountType}`) })}
      onClick={() => void send()}
    >
      {t('again')}
    </Button>
  );
}

interface ApplicationProps extends CompanyProps, ChangedProps {
  readonly application: Application;
}

function ApplicationItem(props: ApplicationProps) {
  const { accountType, state, reason, requestedAt, decidedAt } = props.application;
  const { t, locale } = useI18n(applicationTexts);
  const maySend = mayMake(sendApplicationAgain, useStaff());
  const at = (instant: string) => formatBusinessInstant(new Date(instant), locale);
  return (
    <li className="case-application">
      <div className="case-person__head">
        <h3 className="case-person__name">{t(`type.${accountType}`)}</h3>
        <StatusBadge {...faces[state]} label={t(`state.${state}`)} />
      </div>
      <p className="case-document__facts">
        {t('requested', { at: at(requestedAt) })}
        {decidedAt !== undefined && ` · ${t('decided', { at: at(decidedAt) })}`}
      </p>
      {reason && <p dir="auto">{reason}</p>}
      {state === 'error' && maySend && (
        <div>
          <SendAgainButton {...props} />
        </div>
      )}
    </li>
  );
}

/** Where the applications for accounts stand, one for each type of account, and what providers found wrong. */
export function ApplicationsCard({ company, onChanged }: CompanyProps & ChangedProps) {
  const { t } = useI18n(applicationTexts);
  const { providers } = company;
  if (providers.length === 0) {
    return (
      <Card title={t('title')}>
        <EmptyState title={t('emptyTitle')} icon={icons.walletIcon}>
          {t('emptyText')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card title={t('title')}>
      <ul className="case-applications">
        {providers.map((application) => (
          <ApplicationItem
            key={application.accountType}
            application={application}
            company={company}
            onChanged={onChanged}
          />
        ))}
      </ul>
      {providers.some(({ state }) => state === 'error') && <ApplicationFaults company={company} />}
    </Card>
  );
}
