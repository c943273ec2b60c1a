import type { CustomerUser } from '@quittance/sdk/stores';
import { SupportContact } from '../../support-contact/support-contact.tsx';
import { OtherDeviceCard } from './other-device-card.tsx';
import { StepsCard } from './steps-card.tsx';
import { verificationSteps } from './verification-steps.ts';

interface VerificationSideProps {
  readonly user: CustomerUser;
  /** Whether there is something left to answer. */
  readonly isOpen: boolean;
  /** Whether everything is answered and can be handed in. */
  readonly isComplete?: boolean | undefined;
}

/** What helps beside the pages, below them on a small screen: where everything stands, another device, whom to ask. */
export function VerificationSide({ user, isOpen, isComplete }: VerificationSideProps) {
  return (
    <aside className="verification__side">
      <StepsCard
        steps={verificationSteps(user, isComplete)}
        isSolopreneur={user.company?.organizationType === 'solopreneur'}
      />
      {isOpen && <OtherDeviceCard />}
      <SupportContact />
    </aside>
  );
}
