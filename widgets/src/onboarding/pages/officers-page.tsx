import type { OfficerAnswers, OwnerAnswers, Unfinished } from '@quittance/sdk/rules';
import { useI18n } from '../../kit/base/i18n.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Card } from '../../kit/card/card.tsx';
import { Inline } from '../../kit/inline/inline.tsx';
import { SelectField } from '../../kit/select-field/select-field.tsx';
import { Stack } from '../../kit/stack/stack.tsx';
import { TextField } from '../../kit/text-field/text-field.tsx';
import { type AnswersProps, answerFields } from '../answer-fields.ts';
import { answersOf, type PageFieldsProps } from '../page-fields.ts';
import { onboardingTexts } from '../texts.en.ts';
import { ListProblem } from './list-problem.tsx';

type Officer = Unfinished<OfficerAnswers>;

interface OfficerCardProps extends AnswersProps<OfficerAnswers> {
  readonly path: string;
  readonly number: number;
  readonly people: readonly Unfinished<OwnerAnswers>[];
  readonly onRemove: () => void;
}

const nobody = 'other';
const self = 'self';

/** Chooses who the officer is: the account's owner, an owner that is known already, or somebody else. */
function WhoField({ path, value, onChange, people }: OfficerCardProps) {
  const { t } = useI18n(onboardingTexts);
  const chosen = value.isSelf ? self : (value.ownerId ?? nobody);
  return (
    <SelectField
      label={t('officers.who')}
      name={`${path}.ownerId`}
      options={[
        { value: self, label: t('officers.self') },
        ...people.map((owner) => ({
          value: owner.id ?? '',
          label: [owner.firstName, owner.lastName].filter(Boolean).join(' ') || t('officers.unnamed'),
        })),
        { value: nobody, label: t('officers.other') },
      ]}
      value={chosen}
      onChange={(who) =>
        onChange({
          isSelf: who === self ? true : undefined,
          ownerId: who === self || who === nobody || who === '' ? undefined : who,
        })
      }
    />
  );
}

function OfficerCard(props: OfficerCardProps) {
  const { t } = useI18n(onboardingTexts);
  const { path, number, value, onRemove } = props;
  const field = answerFields(props, path);
  return (
    <Card
      title={t('officers.title', { number })}
      actions={
        <Button size="small" variant="quiet" onClick={onRemove}>
          {t('remove')}
        </Button>
      }
    >
      <Stack>
        <WhoField {...props} />
        {!value.isSelf && !value.ownerId && (
          <>
            <TextField label={t('people.firstName')} {...field('firstName')} maxLength={100} />
            <TextField label={t('people.lastName')} {...field('lastName')} maxLength={100} />
            <TextField label={t('people.email')} description={t('people.emailText')} {...field('email')} type="email" />
          </>
        )}
        {!value.ownerId && <TextField label={t('people.jobTitle')} {...field('jobTitle')} maxLength={100} />}
      </Stack>
    </Card>
  );
}

/** Who runs the business. */
export function OfficersPage(page: PageFieldsProps) {
  const { value, onChange } = answersOf(page, 'ubos');
  const { t } = useI18n(onboardingTexts);
  const { officers = [], owners = [] } = value;
  const people = owners.filter(({ type, isSelf }) => type === 'individual' && !isSelf);
  const change = (index: number, changes: Officer) =>
    onChange({ officers: officers.map((each, at) => (at === index ? { ...each, ...changes } : each)) });
  return (
    <Stack>
      {officers.map((officer, index) => (
        <OfficerCard
          key={officer.id ?? index}
          path={`officers.${index}`}
          number={index + 1}
          value={officer}
          people={people}
          onChange={(changes) => change(index, changes)}
          onRemove={() => onChange({ officers: officers.filter((_, at) => at !== index) })}
        />
      ))}
      <ListProblem name="officers" />
      <Inline>
        <Button onClick={() => onChange({ officers: [...officers, { id: crypto.randomUUID() }] })}>
          {t('officers.add')}
        </Button>
      </Inline>
    </Stack>
  );
}
