import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { HoverCardHost } from '../domain/account/hover-card-host.tsx';
import { useBoot } from '../lib/boot/boot-context.ts';
import { loadPart } from '../lib/page/load-failure.ts';
import { useMessages } from '../i18n/messages-context.ts';
import { Toasts } from '../ui/toast.tsx';
import { BackToTop } from './back-to-top.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { InstallOffer } from './install-offer.tsx';
import { Keyboard } from './keyboard.tsx';
import { WalletNav } from './menu-parts.tsx';
import { sectionOf } from './menu-sections.ts';
import { Progress } from './progress.tsx';
import { TopBar } from './top-bar.tsx';

const OwnNodeBar = lazy(() =>
  loadPart(() => import('./own-node/own-node-bar.tsx')).then((module) => ({ default: module.OwnNodeBar })),
);

/** Header, footer and overlays of every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { shell } = useMessages();
  const { ownNode } = useBoot();
  const inWallet = useRouterState({
    select: ({ matches }) => sectionOf(matches.at(-1)?.fullPath ?? '') === 'wallet',
  });
  return (
    <div className="flex min-h-dvh flex-col max-lg:pb-16">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-2 focus:z-50 focus:rounded-base focus:bg-raised focus:px-3 focus:py-2"
      >
        {shell.skip}
      </a>
      <Progress />
      <TopBar />
      <div className={`page flex-1 ${inWallet ? 'xl:grid xl:grid-cols-[12rem_minmax(0,1fr)] xl:gap-8' : ''}`}>
        {inWallet && (
          <Suspense fallback={<div className="max-xl:hidden" />}>
            <WalletNav />
          </Suspense>
        )}
        {/* The server finds the content by this tag: contentStart of the web contract. */}
        <main id="content" tabIndex={-1} className="min-w-0 pt-6 pb-12 outline-none">
          {children}
        </main>
      </div>
      <Footer />
      {ownNode !== null && (
        <Suspense>
          <OwnNodeBar />
        </Suspense>
      )}
      <BackToTop />
      <BottomBar />
      <Keyboard />
      <HoverCardHost />
      <InstallOffer />
      <Toasts />
    </div>
  );
}
