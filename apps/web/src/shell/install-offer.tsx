import { lazy, Suspense, useEffect, useState } from 'react';
import { installDenied, type InstallEvent } from './install/install-event.ts';
import { loadPart } from '../lib/page/load-failure.ts';

const InstallBanner = lazy(() =>
  loadPart(() => import('./install/install-banner.tsx')).then((module) => ({
    default: module.InstallBanner,
  })),
);

/** Offers to install the app if the browser can; not repeated after it was declined. */
export function InstallOffer() {
  const [offered, setOffered] = useState<InstallEvent | null>(null);
  useEffect(() => {
    const offer = (event: Event): void => {
      event.preventDefault();
      if (localStorage.getItem(installDenied) === null) setOffered(event as InstallEvent);
    };
    window.addEventListener('beforeinstallprompt', offer);
    return () => window.removeEventListener('beforeinstallprompt', offer);
  }, []);
  if (offered === null) return null;
  return (
    <Suspense>
      <InstallBanner event={offered} onDone={() => setOffered(null)} />
    </Suspense>
  );
}
