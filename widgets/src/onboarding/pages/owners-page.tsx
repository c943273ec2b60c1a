import {
  asksAttestation,
  documentedOwnership,
  type OwnerAnswers,
  type OwnerType,
  ownersAnswers,
  ownershipLimits,
  ownerTypes,
  remainingOwnership,
  type Unfinished,
} from '@quittance/sdk/rules';
import { useI18n } from '../../kit/base/i18n.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Checkbox } from '../../kit/checkbox/checkbox.tsx';
import { Inline } from '../../kit/inline/inline.tsx';
import { Stack } from '../../kit/stack/stack.tsx';
import { answersOf, type PageFieldsProps } from '../page-fields.ts';
import { onboardingTexts } from '../texts.en.ts';
import { YesNo } from '../yes-no.tsx';
import { ListProblem } from './list-problem.tsx';
import { OwnerCard } from './owner-card.tsx';

type Owner = Unfinished<OwnerAnswers>;

/** Who owns the business: at least 90 % of it must be named. */
export function OwnersPage(page: PageFieldsProps) {
  const { onChange } = answersOf(page, 'ubos');
  const value = ownersAnswers(page.answers);
  const { t } = useI18n(onboardingTexts);
  const { owners = [], hasEntityUbo, isRestAttested = false } = value;
  const documented = documentedOwnership({ owners });
  const add = (type: OwnerType, isSelf = false) =>
    onChange({ owners: [...owners, { id: crypto.randomUUID(), type, ...(isSelf && { isSelf }) }] });
  const change = (owner: Owner, changes: Owner) =>
    onChange({ owners: owners.map((each) => (each.id === owner.id ? { ...each, ...changes } : each)) });
  const remaining = remainingOwnership(owners, undefined);
  return (
    <Stack>
      <YesNo
        label={t('owners.hasEntity')}
        description={t('owners.hasEntityText')}
        name="hasEntityUbo"
        value={hasEntityUbo}
        onChange={(chosen) => onChange({ hasEntityUbo: chosen })}
      />
      {owners.map((owner, index) => (
        <OwnerCard
          key={owner.id ?? index}
          path={`owners.${index}`}
          number={index + 1}
          value={owner}
          pricingTier={page.facts.pricingTier}
          remaining={remaining}
          onChange={(changes) => change(owner, changes)}
          onRemove={() => onChange({ owners: owners.filter(({ id }) => id !== owner.id) })}
        />
      ))}
      <ListProblem name="owners" />
      <Inline>
        {!owners.some(({ isSelf }) => isSelf) && (
          <Button onClick={() => add('individual', true)}>{t('owners.addSelf')}</Button>
        )}
        {ownerTypes
          .filter((type) => type === 'individual' || hasEntityUbo)
          .map((type) => (
            <Button key={type} onClick={() => add(type)}>
              {t(`owners.add_${type}`)}
            </Button>
          ))}
      </Inline>
      <p className="q-numeric" role="status">
        {t('owners.documented', { documented, min: ownershipLimits.documented })}
      </p>
      {asksAttestation(value) && (
        <Checkbox
          label={t('owners.attest')}
          name="isRestAttested"
          checked={isRestAttested}
          onChange={(attested) => onChange({ isRestAttested: attested })}
        />
      )}
    </Stack>
  );
}
