import type { ReactNode } from 'react';
import { HoverCardHost } from '../domain/account/hover-card-host.tsx';
import { useMessages } from '../i18n/messages-context.ts';
import { Toasts } from '../ui/toast.tsx';
import { BackToTop } from './back-to-top.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { InstallOffer } from './install-offer.tsx';
import { Keyboard } from './keyboard.tsx';
import { Progress } from './progress.tsx';
import { TopBar } from './top-bar.tsx';

/** Header, footer and overlays of every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { shell } = useMessages();
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
      <main id="content" tabIndex={-1} className="page flex-1 pt-6 pb-12 outline-none">
        {children}
      </main>
      <Footer />
      <BackToTop />
      <BottomBar />
      <Keyboard />
      <HoverCardHost />
      <InstallOffer />
      <Toasts />
    </div>
  );
}
