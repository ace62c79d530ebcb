import { lazy, Suspense, useEffect, useState } from 'react';
import { installDenied, type InstallEvent } from './install/install-event.ts';
import { loadPart } from '../lib/page/load-failure.ts';

const InstallBanner = lazy(() =>
  loadPart(() => import('./install/install-banner.tsx')).then((module) => ({
    default: module.InstallBanner,
  })),
);

/** Offers to install the app where the browser can, once; who declined is not asked again. */
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
