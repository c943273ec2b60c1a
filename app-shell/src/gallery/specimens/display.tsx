import {
  Amount,
  Avatar,
  Banner,
  BusinessDate,
  Button,
  CurrencyStatusBadge,
  EmptyState,
  ErrorState,
  InfoBox,
  Inline,
  type ProgressStep,
  ProgressSteps,
  QrCode,
  RelativeTime,
  Skeleton,
  Spinner,
  Stack,
  StatusBadge,
  type Tone,
  toneIcon,
  VerificationBadge,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import { type Say, useSay } from '../say.ts';
import type { Specimen } from '../specimen.ts';

const tones: readonly Tone[] = ['info', 'success', 'warning', 'danger', 'neutral'];

const banner: Specimen = {
  name: 'banner',
  group: 'display',
  states: [
    ...tones.map((tone) => ({
      name: tone,
      render: (say: Say) => <Banner tone={tone}>{say('The debit could not be submitted. No money was taken.')}</Banner>,
    })),
    {
      name: 'with-action',
      render: (say) => (
        <Banner
          tone="warning"
          title={say('Verification is not complete')}
          action={<Button size="small">{say('Continue')}</Button>}
        >
          {say('Payments wait until it is.')}
        </Banner>
      ),
    },
    { name: 'can-be-closed', render: () => <ClosableBanner /> },
  ],
};

function ClosableBanner() {
  const say = useSay();
  const [isClosed, setClosed] = useState(false);
  return isClosed ? null : (
    <Banner title={say('Incoming transactions are restricted')} onClose={() => setClosed(true)}>
      {say('Until you are verified, what is sent to you waits.')}
    </Banner>
  );
}

const infoBox: Specimen = {
  name: 'info-box',
  group: 'display',
  states: [
    {
      name: 'explanation',
      render: (say) => (
        <InfoBox title={say('Who is a beneficial owner?')}>
          {say('Everyone who owns or controls 25% or more of the company, directly or through another one.')}
        </InfoBox>
      ),
    },
  ],
};

const badge: Specimen = {
  name: 'status-badge',
  group: 'display',
  states: [
    {
      name: 'tones',
      render: (say) => (
        <Inline>
          {tones.map((tone) => (
            <StatusBadge key={tone} tone={tone} icon={toneIcon[tone]} label={say(tone)} />
          ))}
        </Inline>
      ),
    },
    {
      name: 'currency account',
      render: () => (
        <Inline>
          <CurrencyStatusBadge status="CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS" />
          <CurrencyStatusBadge status="PROVIDER_APPLICATION_UNDER_REVIEW" />
          <CurrencyStatusBadge status="CURRENCY_ACCOUNT_ELIGIBLE_FOR_OPENING" />
          <CurrencyStatusBadge status="CURRENCY_ACCOUNT_LOCKED" />
          <CurrencyStatusBadge status="ORGANIZATION_VERIFICATION_REQUIRED" />
        </Inline>
      ),
    },
    {
      name: 'verification',
      render: () => (
        <Inline>
          <VerificationBadge status="new" />
          <VerificationBadge status="completed" />
          <VerificationBadge status="reviewed" reviewer="Ada Lovelace" />
          <VerificationBadge status="suspended" reviewer="Ada Lovelace" />
          <VerificationBadge status="denied_by_kyc_vendor" />
          <VerificationBadge status="invited" subject="individual-ubo" />
          <VerificationBadge status="completed" infoRequest="replied" />
        </Inline>
      ),
    },
  ],
};

const stepsIn = (say: Say): readonly ProgressStep[] => [
  { id: 'setup', label: say('Setup'), isDone: true },
  { id: 'profile', label: say('Business profile'), isDone: true },
  { id: 'documents', label: say('Documents'), hasError: true },
  { id: 'owners', label: say('Beneficial owners') },
  { id: 'identity', label: say('Identity') },
  { id: 'review', label: say('Review') },
];

function SelectableSteps() {
  const say = useSay();
  const [currentId, setCurrentId] = useState('owners');
  return (
    <ProgressSteps label={say('Application')} steps={stepsIn(say)} currentId={currentId} onSelect={setCurrentId} />
  );
}

const progress: Specimen = {
  name: 'progress-steps',
  group: 'display',
  isWide: true,
  states: [
    {
      name: 'current',
      render: (say) => <ProgressSteps label={say('Verification')} steps={stepsIn(say)} currentId="owners" />,
    },
    { name: 'selectable', render: () => <SelectableSteps /> },
    {
      name: 'error-in-current',
      render: (say) => <ProgressSteps label={say('Correction')} steps={stepsIn(say)} currentId="documents" />,
    },
  ],
};

const states: Specimen = {
  name: 'states',
  group: 'display',
  states: [
    { name: 'spinner', render: () => <Spinner /> },
    {
      name: 'skeleton',
      render: () => (
        <Stack gap={3}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="medium" />
          <Skeleton shape="short" />
          <Skeleton shape="block" />
        </Stack>
      ),
    },
    {
      name: 'empty',
      render: (say) => (
        <EmptyState title={say('No invoices yet')} action={<Button variant="primary">{say('New invoice')}</Button>}>
          {say('What you send and receive stands here.')}
        </EmptyState>
      ),
    },
    { name: 'error', render: () => <SampleErrorState /> },
  ],
};

function SampleErrorState() {
  const say = useSay();
  const [isRetrying, setRetrying] = useState(false);
  return (
    <ErrorState title={say('The list could not be loaded')} onRetry={() => setRetrying(true)} pending={isRetrying}>
      {say('Your connection may have been interrupted.')}
    </ErrorState>
  );
}

const figures: Specimen = {
  name: 'amount',
  group: 'display',
  states: [
    { name: 'dollars', render: () => <Amount value="1234567.8" currency="USD" /> },
    { name: 'negative', render: () => <Amount value="-12.5" currency="EUR" /> },
    { name: 'bitcoin', render: () => <Amount value="0.00000001" currency="BTC" /> },
  ],
};

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#12653e" d="M0 0h8v8H0z"/><path fill="#fff" d="M2 6 4 2l2 4z"/></svg>',
)}`;

const avatar: Specimen = {
  name: 'avatar',
  group: 'display',
  states: [
    { name: 'business', render: () => <Avatar name="Harbor Studio" /> },
    { name: 'person', render: () => <Avatar name="Ada Lovelace" round /> },
    { name: 'image', render: () => <Avatar name="Harbor Studio" src={logo} /> },
    { name: 'image-missing', render: () => <Avatar name="Harbor Studio" src="data:image/png;base64,AAAA" /> },
  ],
};

const time: Specimen = {
  name: 'time',
  group: 'display',
  states: [
    { name: 'business-date', render: () => <BusinessDate date="2026-03-10" /> },
    { name: 'relative', render: () => <RelativeTime instant="2026-03-10T16:00:00Z" /> },
  ],
};

const qrCode: Specimen = {
  name: 'qr-code',
  group: 'display',
  states: [
    {
      name: 'authenticator',
      render: (say) => (
        <QrCode
          text="otpauth://totp/Quittance:ada@harbor.example?secret=JBSWY3DPEHPK3PXP&issuer=Quittance"
          label={say('Code for your authenticator app')}
        />
      ),
    },
  ],
};

export const displaySpecimens: readonly Specimen[] = [
  banner,
  infoBox,
  badge,
  progress,
  states,
  figures,
  avatar,
  time,
  qrCode,
];
