import { TextButton, useI18n } from '@quittance/widgets/kit';
import { informationRequestTexts } from '../information-requests/texts.en.ts';
import { type ChangedProps, type CompanyProps, type ReviewedStep, showSection } from './company-record.ts';
import { RequestButton } from './request-button.tsx';
import { caseTexts } from './texts.en.ts';

interface SectionMenuProps extends CompanyProps, ChangedProps {
  readonly steps: readonly ReviewedStep[];
}

/** On a small screen, where the record is long: leads to its sections, and asks the owner. It stays in sight. */
export function SectionMenu({ company, steps, onChanged }: SectionMenuProps) {
  const { t } = useI18n(caseTexts);
  const { t: requestText } = useI18n(informationRequestTexts);
  return (
    <nav className="case-menu" aria-label={t('sections')}>
      <RequestButton company={company} onChanged={onChanged} />
      <ul>
        <li>
          <TextButton onClick={() => showSection('requests')}>{requestText('title')}</TextButton>
        </li>
        {steps.map((step) => (
          <li key={step}>
            <TextButton onClick={() => showSection(step)}>{t(`steps.${step}`)}</TextButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
