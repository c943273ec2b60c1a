import type { Handler } from '../kernel/index.ts';
import { nameInvites } from '../members/index.ts';
import { applyingOf } from './applying.ts';
import { checkBusinessFully } from './check-business.ts';
import { mailableName } from './mailable-name.ts';
import { saveStep } from './save-step.ts';

export const handler: Handler<'saveBusinessDetails'> = async (context, { body: { isDraft, version, ...answers } }) => {
  const {
    answer,
    organization,
    answers: saved,
  } = await saveStep(context, {
    ...applyingOf(context.actor),
    step: 'kyb',
    answers: () => answers,
    isDraft,
    version,
    check: checkBusinessFully,
  });
  if (!isDraft) {
    const organizationName = mailableName(answer.status, saved.kyb?.legalName);
    await nameInvites(context.db, organization.id, organizationName);
  }
  return answer;
};
