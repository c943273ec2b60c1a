import { listInformationRequests, mayMake } from '@quittance/sdk/client';
import { Card, EmptyState, icons, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import '../information-requests/information-requests.css';
import { useStaff } from '../../session/staff.ts';
import { type AskedType, isAskable, type StaffRequest } from '../information-requests/request.ts';
import { RequestDialog } from '../information-requests/request-dialog.tsx';
import { informationRequestTexts } from '../information-requests/texts.en.ts';
import { type ChangedProps, type CompanyProps, sectionOf } from './company-record.ts';
import { RequestButton } from './request-button.tsx';
import { RequestItem } from './request-item.tsx';

/** A dialog to be opened again: what it asks about, and the answer that was not enough. */
interface Asking {
  readonly type: AskedType;
  readonly answered: StaffRequest;
}

/** What staff asked the owner, with the answers, newest first. */
export function RequestsCard({ company, onChanged }: CompanyProps & ChangedProps) {
  const { t } = useI18n(informationRequestTexts);
  const staff = useStaff();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { organizationId, owner, additionalInfoRequests: requests } = company;
  return (
    <div className="case-section" id={sectionOf('requests')} tabIndex={-1}>
      <Card title={t('title')} actions={<RequestButton company={company} onChanged={onChanged} />}>
        {!mayMake(listInformationRequests, staff) && (
          <EmptyState title={t('lockedTitle')} icon={icons.lockIcon}>
            {t('lockedText')}
          </EmptyState>
        )}
        {mayMake(listInformationRequests, staff) && requests.length === 0 && (
          <EmptyState title={t('emptyTitle')} icon={icons.inboxIcon}>
            {t('emptyText')}
          </EmptyState>
        )}
        {requests.length > 0 && (
          <ul className="request-list">
            {requests.map((request) => (
              <li key={request._id}>
                <RequestItem
                  request={request}
                  onChanged={onChanged}
                  onAskAgain={() => {
                    const type = request.externalDocumentType;
                    if (isAskable(type)) setAsking({ type, answered: request });
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </Card>
      {asking && (
        <RequestDialog
          organizationId={organizationId}
          email={owner.email}
          {...asking}
          onClose={() => setAsking(null)}
          onDone={() => {
            setAsking(null);
            onChanged();
          }}
        />
      )}
    </div>
  );
}
