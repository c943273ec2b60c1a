import type { TestProject } from 'vitest/node';
import { createTemplate, schemaFingerprint } from './template-database.ts';
import { startTestCluster } from './test-cluster.ts';

/** The settings with which a test file creates its own database. */
export interface TestCluster {
  readonly ownerUrl: string;
  /** Name of the migrated database to clone. */
  readonly template: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    testCluster: TestCluster;
  }
}

/** Vitest's global setup of the `db` project: one PostgreSQL and one migrated template for the run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  let fingerprint = await schemaFingerprint();
  const provideTemplate = async () =>
    project.provide('testCluster', { ownerUrl: cluster.ownerUrl, template: await createTemplate(cluster.ownerUrl) });
  try {
    await provideTemplate();
  } catch (error) {
    await cluster.close();
    throw error;
  }
  project.onTestsRerun(async () => {
    const current = await schemaFingerprint();
    if (current === fingerprint) return;
    fingerprint = current;
    await provideTemplate();
  });
  return () => cluster.close();
}
