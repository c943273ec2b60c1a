import { useI18n } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { Brand, type BrandProps } from './brand.tsx';

const contentId = 'content';

interface AppFrameProps {
  /** The home link with the brand; stands at the head of the side, and of the top bar where there is no side. */
  readonly brand: ReactNode;
  /** Links of the navigation. Absent: the screen has the whole width, as a form does that should not be left by chance. */
  readonly navigation?: ReactNode | undefined;
  readonly navigationLabel: string;
  /** Whose organization this is, where people may act for several. */
  readonly place?: ReactNode | undefined;
  readonly userMenu: ReactNode;
  /** The next screen's code is on its way. */
  readonly isNavigating: boolean;
  readonly children: ReactNode;
}

/** The page of a signed-in person: navigation at the side (at the foot on a phone), a top bar, and the screen. */
export function AppFrame(props: AppFrameProps) {
  const { t } = useI18n('host');
  const { brand, navigation, place, userMenu, isNavigating, children } = props;
  return (
    <div className={navigation ? 'app' : 'app app--wide'}>
      <a className="app__skip" href={`#${contentId}`}>
        {t('skipToContent')}
      </a>
      {isNavigating && <div className="app__progress" role="progressbar" aria-label={t('loading')} />}
      {navigation && (
        <nav className="app__side" aria-label={props.navigationLabel}>
          {brand}
          <div className="app__nav">{navigation}</div>
        </nav>
      )}
      <div className="app__column">
        <header className="app__top">
          {brand}
          {place && <p className="app__place">{place}</p>}
          {userMenu}
        </header>
        <main className="app__main" id={contentId} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}

interface PlainFrameProps {
  readonly brand: BrandProps;
  readonly foot?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** A page that stands by itself: signing in, a refusal, a guest's invoice. */
export function PlainFrame({ brand, foot, children }: PlainFrameProps) {
  return (
    <div className="plain">
      <header className="plain__head">
        <span className="app__brand">
          <Brand {...brand} />
        </span>
      </header>
      <main className="plain__main" id={contentId} tabIndex={-1}>
        {children}
      </main>
      {foot && <footer className="plain__foot">{foot}</footer>}
    </div>
  );
}
