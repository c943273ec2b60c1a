import type { Handler } from '../kernel/index.ts';
import { applyingOf } from './applying.ts';
import { findUnknownDocuments } from './check-documents.ts';
import { findUnknownLanguages } from './check-lists.ts';
import { saveStep } from './save-step.ts';

export const handler: Handler<'saveDocumentation'> = async (context, { body: { isDraft, version, ...answers } }) => {
  const applying = applyingOf(context.actor);
  const { answer } = await saveStep(context, {
    ...applying,
    step: 'documentation',
    answers: () => answers,
    isDraft,
    version,
    check: async (all) => [
      ...(await findUnknownDocuments(context.db, applying.organizationId, all)),
      ...(await findUnknownLanguages(all)),
    ],
  });
  return answer;
};
