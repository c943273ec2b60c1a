import type { OperationContext } from '../../kernel/index.ts';
import type { DatedNews } from './apply-steps.ts';

/** Applies news of a charge that pays an onboarding fee. */
export type ApplyFeeNews = (context: OperationContext, chargeId: string, news: DatedNews) => Promise<void>;

declare module '../../kernel/app.ts' {
  interface App {
    readonly applyFeeNews: ApplyFeeNews;
  }
}
