import { PageLink, useErrorText } from '@quittance/app-shell';
import type { MissingInformationField } from '@quittance/sdk/rules';
import {
  type AddressEntry,
  AddressFields,
  Banner,
  Button,
  buttonClass,
  Card,
  EmptyState,
  type FieldErrors,
  Form,
  icons,
  Stack,
  useI18n,
  useServerRefusal,
} from '@quittance/widgets/kit';
import { type ReactNode, useState } from 'react';
import { layoutTexts } from '../../layout/texts.en.ts';
import { OwnHandleField, useOwnHandle } from '../create-business/own-handle-field.tsx';
import { missingInformationTexts } from './texts.en.ts';
import { useAddressErrors } from './use-address-errors.ts';
import './missing-information.css';

/** Some of the missing information. */
export interface GivenInformation {
  readonly handle?: string;
  readonly address?: AddressEntry;
}

type Save = (given: GivenInformation) => Promise<void>;

interface SectionProps {
  readonly title: string;
  readonly validate: () => FieldErrors;
  readonly onSave: () => Promise<void>;
  readonly children: ReactNode;
}

/** One kind of missing information, with its own button. */
function Section({ title, validate, onSave, children }: SectionProps) {
  const { t } = useI18n(missingInformationTexts);
  const errorText = useErrorText('save-information');
  const serverRefusal = useServerRefusal();
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      await onSave();
    } catch (error) {
      throw serverRefusal(error) ?? error;
    } finally {
      setPending(false);
    }
  };
  return (
    <Card title={title}>
      <Form validate={validate} onSubmit={save} describeError={errorText} label={title}>
        <Stack>
          {children}
          <div>
            <Button type="submit" variant="primary" pending={isPending}>
              {t('save')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}

function HandleSection({ onSave }: { readonly onSave: Save }) {
  const { t } = useI18n(missingInformationTexts);
  const entry = useOwnHandle();
  return (
    <Section title={t('handle')} validate={entry.validate} onSave={() => onSave({ handle: entry.handle })}>
      <OwnHandleField {...entry} />
    </Section>
  );
}

const noAddress: AddressEntry = { line1: '', line2: '', city: '', subdivision: '', postalCode: '', country: '' };

function AddressSection({ onSave }: { readonly onSave: Save }) {
  const { t } = useI18n(missingInformationTexts);
  const [address, setAddress] = useState(noAddress);
  const addressErrors = useAddressErrors();
  return (
    <Section title={t('address')} validate={() => addressErrors(address)} onSave={() => onSave({ address })}>
      <AddressFields value={address} onChange={setAddress} />
    </Section>
  );
}

function PhoneSection() {
  const { t } = useI18n(missingInformationTexts);
  return (
    <Card title={t('phone')}>
      <Stack>
        <p className="q-muted">{t('phoneText')}</p>
        <div>
          <PageLink className={buttonClass()} to="/save-phone-number">
            {t('addPhone')}
          </PageLink>
        </div>
      </Stack>
    </Card>
  );
}

interface MissingInformationViewProps {
  readonly missing: readonly MissingInformationField[];
  /** Absent for people who may not give information of the organization. */
  readonly onSave: Save | undefined;
}

/** A form for each kind of missing information. */
export function MissingInformationView({ missing, onSave }: MissingInformationViewProps) {
  const { t } = useI18n(missingInformationTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  if (missing.length === 0) {
    const action = (
      <PageLink className={buttonClass()} to="/">
        {layoutText('toDashboard')}
      </PageLink>
    );
    return (
      <Card>
        <EmptyState title={t('nothing')} icon={icons.checkCircleIcon} action={action}>
          {t('nothingText')}
        </EmptyState>
      </Card>
    );
  }
  const isOfOrganization = missing.some((field) => field !== 'phoneNumber');
  return (
    <div className="missing-information">
      {!onSave && isOfOrganization && <Banner>{t('ownerOnly')}</Banner>}
      {onSave && missing.includes('handle') && <HandleSection onSave={onSave} />}
      {onSave && missing.includes('address') && <AddressSection onSave={onSave} />}
      {missing.includes('phoneNumber') && <PhoneSection />}
    </div>
  );
}
