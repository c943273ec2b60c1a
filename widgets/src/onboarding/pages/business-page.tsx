import { type BusinessAnswers, type CompanyType, earliestBusinessDay, taxpayerOfBusiness } from '@quittance/sdk/rules';
import { taxIdExample } from '@quittance/sdk/validation';
import { useI18n } from '../../kit/base/i18n.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Card } from '../../kit/card/card.tsx';
import { CountryField } from '../../kit/country-field/country-field.tsx';
import { DateField } from '../../kit/date-field/date-field.tsx';
import { PhoneField } from '../../kit/phone-field/phone-field.tsx';
import { Stack } from '../../kit/stack/stack.tsx';
import { TextArea } from '../../kit/text-area/text-area.tsx';
import { TextField } from '../../kit/text-field/text-field.tsx';
import { type AnswersProps, answerFields } from '../answer-fields.ts';
import { answersOf, type PageFieldsProps } from '../page-fields.ts';
import { onboardingTexts } from '../texts.en.ts';
import { YesNo } from '../yes-no.tsx';
import { AddressPart } from './address-part.tsx';

interface BusinessPageProps extends AnswersProps<BusinessAnswers> {
  readonly companyType: CompanyType | undefined;
  readonly today: string;
}

function NamesCard(props: BusinessPageProps) {
  const { t } = useI18n(onboardingTexts);
  const { value, onChange, companyType, today } = props;
  const field = answerFields(props);
  const isRegistered = companyType !== 'solopreneur';
  const country = value.incorporationCountry ?? '';
  const taxpayer = taxpayerOfBusiness(companyType, country);
  const example = country === '' ? null : taxIdExample(country, taxpayer);
  return (
    <Card title={t('business.names')}>
      <Stack>
        <TextField
          label={t('business.legalName')}
          {...field('legalName')}
          maxLength={100}
          autoComplete="organization"
        />
        <TextField label={t('business.tradingName')} {...field('tradingName')} maxLength={100} required={false} />
        <CountryField label={t('business.country')} {...field('incorporationCountry')} />
        <TextField
          label={t(taxpayer === 'person' ? 'business.ssn' : 'business.taxId')}
          description={example ? t('business.example', { example }) : undefined}
          {...field('taxId')}
        />
        {isRegistered && (
          <>
            <TextField label={t('business.registrationNumber')} {...field('registrationNumber')} maxLength={40} />
            <DateField
              keepsOutside
              label={t('business.incorporatedOn')}
              {...field('incorporatedOn')}
              min={earliestBusinessDay}
              max={today}
              today={today}
            />
            <YesNo
              label={t('business.isOwnedByEntity')}
              name="isOwnedByEntity"
              value={value.isOwnedByEntity}
              onChange={(isOwnedByEntity) => onChange({ isOwnedByEntity })}
            />
          </>
        )}
        <DateField
          keepsOutside
          label={t('business.commencedOn')}
          {...field('commencedOn')}
          min={earliestBusinessDay}
          max={today}
          today={today}
        />
        <TextField label={t('business.employees')} {...field('employees')} inputMode="numeric" maxLength={9} />
      </Stack>
    </Card>
  );
}

/** The country is an answer only with its number. */
const phoneAnswers = (phoneNumber: string, phoneCountry: string) =>
  phoneNumber === '' ? { phoneNumber: undefined, phoneCountry: undefined } : { phoneNumber, phoneCountry };

function ContactCard(props: BusinessPageProps) {
  const { t } = useI18n(onboardingTexts);
  const { value } = props;
  const field = answerFields(props);
  const hasLink = [value.website, value.marketplaceLink, value.socialLink].some(Boolean);
  // One of them is needed, so that none is called optional before there is one.
  const required = hasLink ? false : null;
  return (
    <Card title={t('business.contact')}>
      <Stack>
        <PhoneField
          // The country of an empty number follows that of the business.
          key={value.incorporationCountry}
          label={t('business.phone')}
          {...field('phoneNumber')}
          country={value.phoneCountry}
          onChange={(phoneNumber, phoneCountry) => props.onChange(phoneAnswers(phoneNumber, phoneCountry))}
          {...(value.incorporationCountry && { defaultCountry: value.incorporationCountry })}
        />
        <TextField label={t('business.website')} {...field('website')} type="url" required={required} maxLength={200} />
        <TextField
          label={t('business.marketplace')}
          {...field('marketplaceLink')}
          type="url"
          required={required}
          maxLength={200}
        />
        <TextField
          label={t('business.social')}
          {...field('socialLink')}
          type="url"
          required={required}
          maxLength={200}
        />
        {!hasLink && (
          <TextArea
            label={t('business.noWebsite')}
            description={t('business.noWebsiteText')}
            {...field('noWebsiteReason')}
            required={required}
            maxLength={1000}
          />
        )}
      </Stack>
    </Card>
  );
}

function TradingAddresses({ value, onChange }: BusinessPageProps) {
  const { t } = useI18n(onboardingTexts);
  const addresses = value.tradingAddresses ?? [];
  return (
    <>
      {addresses.map((address, index) => (
        <Card
          // biome-ignore lint/suspicious/noArrayIndexKey: addresses have no ids, and are only appended and removed
          key={index}
          title={t('business.tradingAddress', { number: index + 1 })}
          actions={
            <Button
              size="small"
              variant="quiet"
              onClick={() => onChange({ tradingAddresses: addresses.filter((_, at) => at !== index) })}
            >
              {t('remove')}
            </Button>
          }
        >
          <Stack>
            <AddressPart
              path={`tradingAddresses.${index}`}
              value={address}
              onChange={(changed) =>
                onChange({ tradingAddresses: addresses.map((each, at) => (at === index ? changed : each)) })
              }
            />
          </Stack>
        </Card>
      ))}
      <div>
        <Button onClick={() => onChange({ tradingAddresses: [...addresses, {}] })}>{t('business.addAddress')}</Button>
      </div>
    </>
  );
}

/** What the business is: names, numbers, contact and addresses. */
export function BusinessPage(page: PageFieldsProps) {
  const { t } = useI18n(onboardingTexts);
  const props: BusinessPageProps = {
    ...answersOf(page, 'kyb'),
    companyType: page.answers.bankAccount?.companyType,
    today: page.facts.today,
  };
  return (
    <Stack>
      <NamesCard {...props} />
      <ContactCard {...props} />
      <Card title={t('business.address')}>
        <Stack>
          <AddressPart value={props.value.address} onChange={(address) => props.onChange({ address })} />
        </Stack>
      </Card>
      <TradingAddresses {...props} />
    </Stack>
  );
}
