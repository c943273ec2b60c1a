import type { OperationContext, PersonActor } from '../kernel/index.ts';

/**
 * Asserts that a person's file was not handed in with their answers. Locks their organization, which saves of answers lock as
 * well; without one they have no answers to hand in.
 * @throws VerificationStepClosedError
 */
export async function assertUserFileChangeable(
  context: OperationContext & { readonly actor: PersonActor },
  fileId: string,
): Promise<void> {
  const { organizationId } = context.actor;
  if (organizationId) await context.app.documentsInUse.assertChangeable(context, { organizationId, fileId });
}
