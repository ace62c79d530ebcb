import './styles.css';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readBoot, type Boot } from '../lib/boot/boot.ts';
import { loadMessages } from '../i18n/load-catalog.ts';
import { loadPart, noteInput, translateOffer } from '../lib/page/load-failure.ts';
import { fetchPage } from '../lib/page/fetch-page.ts';
import type { LoadPage } from '../lib/page/page-loader.ts';
import { createAppRouter } from './router.tsx';

const boot = readBoot(document);
const messages = await loadPart(() => loadMessages(boot.locale));
translateOffer({ ...messages.failed, tryAgain: messages.outcome.retry });
document.addEventListener('input', noteInput);
const router = createAppRouter({ boot, messages, load: await loadOf(boot) });

async function loadOf({ ownNode }: Boot): Promise<LoadPage> {
  if (ownNode === null) return fetchPage;
  const { ownNodePages } = await loadPart(() => import('./own-node-pages.ts'));
  return ownNodePages(boot, ownNode);
}

// A transition hydrates in slices of a few milliseconds, so input is handled meanwhile.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});
