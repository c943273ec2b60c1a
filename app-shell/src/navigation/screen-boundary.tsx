import { Spinner } from '@quittance/widgets/kit';
import { Component, type ReactNode, Suspense } from 'react';
import { ScreenFailure } from '../screen-failure.tsx';

interface ScreenBoundaryProps {
  /** Another value puts the screen up again after a failure; pass the location's key. */
  readonly place: string;
  /** Shown instead of the page of failure. */
  readonly onFailure?: ReactNode;
  readonly children: ReactNode;
}

interface ScreenBoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

/** Where a screen stands: waits for its code, and keeps its failure from taking the frame round it down. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ScreenBoundaryState {
    return { failure: { error } };
  }

  override componentDidUpdate(before: ScreenBoundaryProps): void {
    if (this.state.failure && before.place !== this.props.place) this.setState({ failure: null });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure && this.props.onFailure !== undefined) return this.props.onFailure;
    if (failure) return <ScreenFailure error={failure.error} onRetry={() => this.setState({ failure: null })} />;
    return <Suspense fallback={<Spinner />}>{this.props.children}</Suspense>;
  }
}
